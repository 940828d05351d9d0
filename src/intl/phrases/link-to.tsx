import type { Tag } from '../messages.d.ts';

/** A tag of the copy that becomes a link. */
export function linkTo(href: string, hrefLang?: string): Tag {
  return (chunks) => (
    <a href={href} hrefLang={hrefLang} className="link">
      {chunks}
    </a>
  );
}
