import { test } from 'playwright/test';
import { startSite } from '#src/tools/start.ts';
import { withoutReceiver } from '../variables.ts';

type Options = Omit<Parameters<typeof startSite>[0], 'state'> & { state?: string };

/** A running site of its own for a test, for `await using`. */
export type Site = Awaited<ReturnType<typeof startTestSite>>;

/** Starts the built site with its own database, by default a new one. */
export async function startTestSite({ variables, ...options }: Options = {}) {
  const log: string[] = [];
  const state = options.state ?? test.info().outputPath(crypto.randomUUID());
  const site = await startSite({
    ...options,
    state,
    variables: { ...withoutReceiver, ...variables },
    log: (line) => log.push(line),
  });
  return { ...site, state, log };
}
