import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Locale } from '../../src/locales.ts';
import { replaceStill } from '../../src/still/replace-still.ts';

vi.mock('../../src/request.ts', () => ({
  environment: () => 'https://site.example/',
  scriptNonce: () => undefined,
}));
vi.mock('virtual:uno.css', () => ({}));

type PageComponent = (props: { locale: Locale }) => ReactNode;

const pages = import.meta.glob<PageComponent>(
  ['../../src/pages/*.tsx', '!../../src/pages/contact.tsx'],
  { eager: true, import: 'Page' },
);

beforeEach(() => {
  // In development mode React asks for keys in lists that were copied; no browser sees these.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

/** A page as the worker writes it: in parts, some of which may have been made before. */
function inParts(page: ReactNode): string {
  let html = '';
  replaceStill(page, (part) => {
    html += renderToStaticMarkup(part);
    return null;
  });
  return html;
}

/** React preloads the faces at the place where it runs the component. */
const withoutPreloads = (html: string) => html.replace(/<link rel="preload"[^>]*>/g, '');

function madeOn(day: string, Page: PageComponent): string {
  vi.setSystemTime(`${day}T12:00:00Z`);
  return inParts(<Page locale="en" />);
}

it.each(Object.entries(pages))('%s says until when it holds, if it is of a day', (_, Page) => {
  const monday = madeOn('2026-06-08', Page);
  const tuesday = madeOn('2026-06-09', Page);
  expect(monday.includes('data-until=')).toBe(tuesday !== monday);
});

it.each(Object.entries(pages))('%s is always of the day on which it is made', (_, Page) => {
  const before = madeOn('2026-12-30', Page);
  const after = madeOn('2027-01-04', Page);
  expect(after).not.toBe(before);
  expect(after).toBe(withoutPreloads(renderToStaticMarkup(<Page locale="en" />)));
});
