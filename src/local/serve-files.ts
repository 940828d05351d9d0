import { acceptedCoding, type Coding, encode } from '../edge/content-coding.ts';
import { answerEntity, type Entity } from '../edge/entity.ts';
import { requestPath } from '../edge/request-path.ts';
import { compress } from './compress.ts';

/** The binding that has the files. */
export type Assets = { fetch: (request: Request) => Promise<Response> };

/**
 * Answers requests for files, which do not change while the worker runs. For a file's first visitor
 * workerd compresses a text as it is sent. For everyone after that its bytes are kept, compressed
 * as well as the coding can: a tenth less to send.
 */
export function serveFiles(): (
  request: Request,
  assets: Assets,
  context: Pick<ExecutionContext, 'waitUntil'>,
) => Promise<Response> {
  /** By coding and path, as many as there are files; undefined while one is being compressed. */
  const kept = new Map<string, Entity | undefined>();

  async function keep(key: string, coding: Coding, answer: Response): Promise<void> {
    const { headers } = answer;
    // Weak, since all codings share it; compared without the mark (RFC 9110, 8.8.3.2).
    const etag = headers.get('ETag')?.replace(/^W\//, '') ?? '';
    const body = await encode(new Uint8Array(await answer.arrayBuffer()), coding);
    kept.set(key, { body, headers, etag, encodeBody: 'manual' });
  }

  return async (request, assets, context) => {
    const coding = acceptedCoding(request.headers.get('Accept-Encoding'));
    const key = `${coding} ${requestPath(request.url)}`;
    const entity = kept.get(key);
    if (entity) return answerEntity(request, entity);

    // The headers of a binding's answer cannot be changed.
    const file = await assets.fetch(request);
    const answer = compress(new Response(file.body, file), request);
    const isWhole = request.method === 'GET' && answer.status === 200;
    if (coding && isWhole && answer.headers.has('Content-Encoding') && !kept.has(key)) {
      kept.set(key, undefined);
      context.waitUntil(keep(key, coding, answer.clone()));
    }
    return answer;
  };
}
