/** Whether a command was asked to show all that its tools say (`-- --verbose`). */
export function isVerbose(): boolean {
  return process.argv.includes('--verbose');
}
