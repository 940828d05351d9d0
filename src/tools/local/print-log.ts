/**
 * Prints a log line of the worker as it is: Miniflare would colour errors, and so break their JSON.
 * Removes control characters except line breaks: workerd quotes what a visitor sent, and a terminal
 * would obey it.
 */
export function printLog({ level, message }: { level: string; message: string }): void {
  const stream = level === 'error' || level === 'warn' ? process.stderr : process.stdout;
  stream.write(`${message.replaceAll(/(?!\n)\p{Cc}/gu, '')}\n`);
}
