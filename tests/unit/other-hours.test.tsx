import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { coarseTickCount, tickCount, waveformHeights } from '../../src/artwork/geometry/ticks.ts';
import { Waveform } from '../../src/artwork/motif.tsx';
import { DialArt } from '../../src/og/artworks.tsx';
import { nightColors } from '../../src/site/theme.ts';

// What the motif looks like if the promise is a different one.
vi.mock('../../src/site/site.ts', async (original) => {
  const site = await original<typeof import('../../src/site/site.ts')>();
  return { ...site, delivery: { ...site.delivery, hours: 96, workingDay: 5 } };
});

it('has a tick for each hour, and one for every three on a small ring', () => {
  expect([tickCount, coarseTickCount]).toEqual([96, 32]);
});

it('has bars that speak to the end, in a box as wide as all of them', () => {
  expect(Math.max(...waveformHeights.slice(-16))).toBeGreaterThan(0.3);
  expect(renderToStaticMarkup(<Waveform />)).toContain('viewBox="0 0 384 64"');
});

it('has three quarters of the dial lit on a card', () => {
  const dial = renderToStaticMarkup(<DialArt />);
  expect(dial.split(nightColors.moon)).toHaveLength(72 + 1);
});
