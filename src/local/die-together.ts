import { type ChildProcess, spawn } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';

/**
 * Lets no workerd outlive this process, even if this process is killed
 * outright: otherwise the port would stay taken. For each workerd that starts, a
 * shell waits for the end of a pipe that only we hold open.
 */
export function dieTogether(): void {
  if (process.platform === 'win32') return;
  subscribe('child_process', (message) => {
    const { process: child } = message as { process: ChildProcess };
    child.once('spawn', () => {
      if (child.spawnfile.endsWith('workerd')) watch(child);
    });
  });
}

function watch(child: ChildProcess): void {
  const watcher = spawn('sh', ['-c', 'read -r _; kill -9 "$1"', 'sh', String(child.pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  watcher.unref();
  child.once('exit', () => watcher.kill());
}
