/** The drawing of a card as it is, for Node: satori and resvg without worker and edge. */
export { drawCard } from '../../src/seo/card/draw-card.ts';
export { setEnvironment } from './waku-server.ts';
