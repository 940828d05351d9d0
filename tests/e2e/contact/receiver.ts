import { listenLocally } from '../../listen-locally.ts';

type Delivered = { headers: Record<string, string>; body: string };

/** A receiver of leads, for `await using`. It closes at the end of its block. */
type Receiver = AsyncDisposable & {
  url: string;
  received: Delivered[];
  /** Leaves the given number of further posts unanswered. */
  hold: (count: number) => void;
  /** The number of held posts that still wait for a response. */
  waiting: () => number;
};

/** Starts a receiver that responds with these statuses in order, and repeats the last one. */
export async function startReceiver(...statuses: number[]): Promise<Receiver> {
  const received: Delivered[] = [];
  let held = 0;
  let waiting = 0;
  const server = await listenLocally(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push({ headers: request.headers as Record<string, string>, body });
    if (held > 0) {
      held -= 1;
      waiting += 1;
      response.once('close', () => {
        waiting -= 1;
      });
      return;
    }
    response.writeHead(statuses[received.length - 1] ?? statuses.at(-1) ?? 200).end();
  });
  return {
    url: `${server.origin}/leads`,
    received,
    hold: (count) => {
      held = count;
    },
    waiting: () => waiting,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}
