/**
 * Tries again if the connection to the worker broke off, as it does on a machine under load if a
 * connection is reused that workerd has closed meanwhile. Throws if it breaks off four times in a
 * row, and whatever else `work` throws.
 */
export async function reconnect<Value>(work: () => Promise<Value>): Promise<Value> {
  for (let failures = 0; ; failures++) {
    try {
      return await work();
    } catch (error) {
      const brokeOff = error instanceof TypeError && error.message === 'fetch failed';
      if (!brokeOff || failures === 3) throw error;
    }
  }
}
