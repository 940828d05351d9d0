import { cpus } from 'node:os';

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Describes the machine, on which the figures depend. */
export function machine(): string {
  return `${cpus().length} cores of ${cpus()[0]?.model}, Node ${process.version}`;
}

/** Returns the middle value, or the upper of the two for an even count. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
