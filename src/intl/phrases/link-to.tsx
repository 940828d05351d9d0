import type { Tag } from '../messages.d.ts';

/** Turns the words inside a tag into a link. */
export function linkTo(href: string, hrefLang?: string): Tag {
  return (chunks) => (
    <a href={href} hrefLang={hrefLang} className="link">
      {chunks}
    </a>
  );
}
