import { spawnSync } from 'node:child_process';

/** Runs shell commands in order until one fails, and prints the seconds that each took. */
for (const command of process.argv.slice(2)) {
  const start = performance.now();
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(`${status === 0 ? '✓' : '✘'} ${command}: ${seconds} s\n`);
  if (status !== 0) process.exit(1);
}
