import { spawn } from 'node:child_process';
import { once } from 'node:events';

type Options = { env: NodeJS.ProcessEnv; verbose: boolean };

/** How a program ended; `output` is what it printed that nobody has seen yet. */
type Run = { status: number | null; output: string };

/** Runs a program to its end. Its output is kept for the caller, or shown at once if `verbose`. */
export async function runQuietly(
  program: string,
  args: readonly string[],
  { env, verbose }: Options,
): Promise<Run> {
  const child = spawn(program, args, {
    stdio: ['ignore', verbose ? 'inherit' : 'pipe', verbose ? 'inherit' : 'pipe'],
    env,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, output };
}
