import type { ReactNode } from 'react';
import { keepStillPart } from './rendering.ts';
import { type HtmlElement, replaceStill } from './replace-still.ts';
import { Still } from './still.tsx';

/**
 * A page whose still parts go from the server components straight to what
 * writes HTML: as they are, not as flight data. Of a content page that is all,
 * of the contact page all but the form.
 */
export function PageInParts({ children }: { children: ReactNode }) {
  return replaceStill(children, (part) => {
    const number = keepStillPart(part);
    // A page that is still as a whole never comes to life in a browser.
    const attributes = part.type === 'html' ? {} : attributesOf(part, number);
    return <Still key={number} number={number} tag={part.type} attributes={attributes} />;
  });
}

function attributesOf({ props: { children: _, ...attributes } }: HtmlElement, number: number) {
  return { ...attributes, 'data-still': number };
}
