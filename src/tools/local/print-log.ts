/**
 * Prints a log line unchanged: Miniflare would colour errors, which breaks their JSON. Removes
 * control characters except line breaks: workerd quotes visitors' input, which a terminal would
 * obey.
 */
export function printLog({ level, message }: { level: string; message: string }): void {
  const stream = level === 'error' || level === 'warn' ? process.stderr : process.stdout;
  stream.write(`${message.replaceAll(/(?!\n)\p{Cc}/gu, '')}\n`);
}
