import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { ringTicks } from '../../src/artwork/geometry/ticks.ts';
import { Bars, Play } from '../../src/og/bars.tsx';
import { poster } from '../../src/og/poster.tsx';
import { readAsset } from '../../src/og/read-asset.ts';
import { routes } from '../../src/site/pages.ts';
import { nightColors } from '../../src/site/theme.ts';

vi.mock('../../src/worker/request.ts', () => ({ environment: () => 'https://site.example' }));

const { night, signal } = nightColors;

type Point = { x: number; y: number };

const pattern =
  /translate\((.+?)px, (.+?)px\) rotate\((.+?)rad\) scale\((.+?), (.+?)\);background-color:(#\w+)/g;

/** The boxes of a drawing, in the order in which they are painted. */
function boxes(drawing: ReactElement) {
  return [...renderToStaticMarkup(drawing).matchAll(pattern)].map(([, ...values]) => {
    const [x = 0, y = 0, angle = 0, length = 0, thickness = 0] = values.slice(0, 5).map(Number);
    // A box turns and grows around its middle.
    return { x: x + 0.5, y: y + 0.5, angle, length, thickness, color: values[5] };
  });
}

/** The colour on top at a point. */
function colorAt({ x, y }: Point, drawing: ReturnType<typeof boxes>): string | undefined {
  return drawing.findLast((box) => {
    const [right, down] = [x - box.x, y - box.y];
    const [sin, cos] = [Math.sin(box.angle), Math.cos(box.angle)];
    const [along, across] = [right * cos + down * sin, down * cos - right * sin];
    return Math.abs(along) < box.length / 2 && Math.abs(across) < box.thickness / 2;
  })?.color;
}

describe('the drawing of a card', () => {
  it.each(routes)('has no image within the image: $page in $locale', ({ locale, page }) => {
    const portraits = [{ slug: 'anna', url: 'data:image/png;base64,AA==' }];
    expect(renderToStaticMarkup(poster(locale, page, portraits))).not.toMatch(/<(svg|img)/);
  });
});

describe('the founders on a card', () => {
  it('stand one above the other, three as well as two', async () => {
    vi.resetModules();
    vi.doMock('../../src/site/site.ts', async (original) => ({
      ...(await original<typeof import('../../src/site/site.ts')>()),
      founders: [{ slug: 'anna' }, { slug: 'bela' }, { slug: 'carla' }],
    }));
    const { FoundersArt } = await import('../../src/og/artworks.tsx');
    const portraits = ['anna', 'bela', 'carla'].map((slug) => ({ slug, url: 'data:,' }));
    const drawing = renderToStaticMarkup(<FoundersArt portraits={portraits} />);
    const tops = Array.from(drawing.matchAll(/top:(\d+)(?:px)?;width:210px/g), ([, top]) => top);
    expect(tops).toEqual(['0', '210', '420']);
  });
});

describe('Bars', () => {
  it('reach from end to end of their ticks', () => {
    const ticks = ringTicks(0, 330, 460);
    const from = { x: 1200, y: 315 };
    const drawn = boxes(<Bars from={from} ticks={ticks} thickness={15} color={signal} />);
    expect(drawn).toHaveLength(ticks.length);
    for (const [index, { x1, y1, x2, y2 }] of ticks.entries()) {
      const { x = 0, y = 0, angle = 0, length = 0, thickness } = drawn[index] ?? {};
      const [right, down] = [(length / 2) * Math.cos(angle), (length / 2) * Math.sin(angle)];
      expect(x - right).toBeCloseTo(from.x + x1);
      expect(y - down).toBeCloseTo(from.y + y1);
      expect(x + right).toBeCloseTo(from.x + x2);
      expect(y + down).toBeCloseTo(from.y + y2);
      expect(thickness).toBe(15);
    }
  });
});

describe('Play', () => {
  it('shows a triangle with equal sides, its centre of mass on the centre', () => {
    const [center, reach] = [{ x: 500, y: 300 }, 100];
    const drawn = boxes(<Play center={center} reach={reach} />);
    for (let right = -99.5; right < 150; right += 5) {
      for (let down = -149.5; down < 150; down += 5) {
        const isInside =
          right > -reach / 2 && Math.abs(down) < (reach - right) * Math.tan(Math.PI / 6);
        const color = colorAt({ x: center.x + right, y: center.y + down }, drawn) ?? night;
        expect(color, `${right} ${down}`).toBe(isInside ? signal : night);
      }
    }
  });
});

it('a card without its fonts or portraits is not drawn', async () => {
  const assets = { fetch: async () => new Response('404 Not Found', { status: 404 }) };
  await expect(readAsset(assets, '/assets/a.woff')).rejects.toThrow(
    '/assets/a.woff answers with 404',
  );
});
