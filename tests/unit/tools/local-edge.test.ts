import { describe, expect, it, vi } from 'vitest';
import { createLocalEdge } from '#src/tools/local/edge.ts';
import { printLog } from '#src/tools/local/start-worker.ts';

const html = { 'Content-Type': 'text/html' };

/** Sends a request to an edge whose site and assets return this response; `By` names the source. */
async function ask(
  path: string,
  { response = new Response('page', { headers: html }), method = 'GET', accepted = 'br' } = {},
) {
  const respond = (by: string) => async () => {
    response.headers.set('By', by);
    return response;
  };
  const env = { ASSETS: { fetch: vi.fn(respond('assets')) } } as unknown as Env;
  const edge = createLocalEdge({ fetch: respond('site') }, ['/favicon.svg']);
  const headers = { 'Accept-Encoding': accepted };
  const request = new Request(`http://localhost${path}`, { method, headers });
  return edge.fetch(request, env, {} as ExecutionContext);
}

describe('the local edge', () => {
  it.each([
    ['GET', '/favicon.svg', 'assets'],
    ['HEAD', '/favicon.svg?a=b', 'assets'],
    ['POST', '/favicon.svg', 'site'],
    ['GET', '/%66avicon.svg', 'site'],
    ['GET', '/', 'site'],
  ])('answers %s %s from the %s', async (method, path, by) => {
    expect((await ask(path, { method })).headers.get('By')).toBe(by);
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['', null],
  ])('for Accept-Encoding “%s” compresses text with %s', async (accepted, coding) => {
    const { headers } = await ask('/', { accepted });
    expect(headers.get('Content-Encoding')).toBe(coding);
    expect(headers.get('Vary')).toBe('Accept-Encoding');
  });
});

it('prints no control characters that a visitor sent, since a terminal would obey them', () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const message = 'Bad request \u001b]0;owned\u0007\u001b[2J\u009b1m\r\nnext\tone\u0000';
  printLog({ level: 'error', message });
  expect(write.mock.calls).toEqual([['Bad request ]0;owned[2J1m\nnextone\n']]);
});
