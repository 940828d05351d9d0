import { readFileSync } from 'node:fs';

/** A clock tick of /proc in milliseconds: Linux has 100 in a second. */
const tickMs = 10;

/** The workerd processes that a process has started, this one if it names no other. */
export function workerdProcesses(parent = process.pid): number[] {
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8');
  return children
    .split(' ')
    .filter(Boolean)
    .map(Number)
    .filter((pid) => readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('workerd'));
}

/** The CPU time that a process has used, user and system, in milliseconds. */
export function cpuTime(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name in parentheses may hold spaces; fields count from after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}

/** The memory that a process holds, in MB. */
export function residentMemory(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
}
