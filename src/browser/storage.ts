type Kind = 'localStorage' | 'sessionStorage';

/** Returns undefined if there is no value or the storage is blocked. */
export function readItem(kind: Kind, key: string): string | undefined {
  try {
    return window[kind].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Returns false if the storage is blocked or full. */
export function writeItem(kind: Kind, key: string, value: string): boolean {
  try {
    window[kind].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Removes a value and returns it, so that it acts only once. */
export function removeItem(kind: Kind, key: string): string | undefined {
  const value = readItem(kind, key);
  try {
    if (value !== undefined) window[kind].removeItem(key);
  } catch {
    // A storage that can be read but not written keeps the value.
  }
  return value;
}
