'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import { writeStill } from './write-still.ts';

declare global {
  var trustedTypes: { emptyHTML: string } | undefined;
}

type Props = {
  number: number;
  tag: string;
  attributes: Record<string, unknown>;
};

/** A part of the page that never changes: its HTML is written once, and React leaves it alone. */
export function Still(props: Props) {
  return import.meta.env.SSR ? (
    writeStill(props.number, props.attributes)
  ) : (
    <LeftAlone {...props} />
  );
}

function LeftAlone({ number, tag, attributes }: Props) {
  const Tag = tag as 'div';
  const element = useRef<HTMLDivElement>(null);
  const [content] = useState(() => {
    const written = document.querySelector(`[data-still="${number}"]`);
    return written ? [...written.childNodes] : [];
  });

  // Only needed if hydration failed and React created the element anew.
  useLayoutEffect(() => {
    if (element.current && !element.current.hasChildNodes())
      element.current.replaceChildren(...content);
  }, [content]);

  return (
    <Tag
      {...attributes}
      ref={element}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; React takes no look at what is there.
      dangerouslySetInnerHTML={{ __html: emptyHtml }}
    />
  );
}

/** Empty HTML that is allowed even if a policy requires trusted types. */
const emptyHtml = globalThis.trustedTypes?.emptyHTML ?? '';
