import type { ReactNode } from 'react';
import { keepStillPart } from './rendering.ts';
import { type HtmlElement, replaceStill } from './replace-still.ts';
import { Still } from './still.tsx';

/**
 * A page whose still parts go straight from the server components to the HTML renderer: as
 * elements, not as flight data. On a content page that is everything, on the contact page
 * everything but the form.
 */
export function PageInParts({ children }: { children: ReactNode }) {
  return replaceStill(children, (part) => {
    const number = keepStillPart(part);
    // A page that is still as a whole is never hydrated, so the browser needs no attributes.
    const attributes = part.type === 'html' ? {} : attributesOf(part, number);
    return <Still key={number} number={number} tag={part.type} attributes={attributes} />;
  });
}

function attributesOf({ props: { children: _, ...attributes } }: HtmlElement, number: number) {
  return { ...attributes, 'data-still': number };
}
