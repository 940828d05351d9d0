import { renderToReadableStream } from 'react-dom/server.edge';
import { Page as LandingPage } from '../../src/pages/landing.tsx';
import { setEnvironment } from './waku-server.ts';

export default {
  async fetch(_request: Request, environment: Record<string, string>): Promise<Response> {
    setEnvironment(environment);
    const stream = await renderToReadableStream(<LandingPage locale="en" />);
    return new Response(stream, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  },
};
