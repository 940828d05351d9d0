import { cpus } from 'node:os';

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** What was measured on: another machine gives other figures. */
export function machine(): string {
  return `${cpus().length} cores of ${cpus()[0]?.model}, Node ${process.version}`;
}

/** The middle value; of an even count the upper one. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
