import { readFileSync } from 'node:fs';

/** Returns the workerd processes that a process has started (default: this process). */
export function workerdProcesses(parent = process.pid): number[] {
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8');
  return children
    .split(' ')
    .filter(Boolean)
    .map(Number)
    .filter((pid) => readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('workerd'));
}

/** Returns the resident memory of a process, in MB. */
export function residentMemory(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
}

/** Returns the CPU time of a process in ms; Linux counts it in hundredths of a second. */
export function cpuTime(pid: number): number {
  const [, afterName = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = afterName.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
