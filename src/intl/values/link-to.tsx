import type { Tag } from '../messages.d.ts';

export function linkTo(href: string, hrefLang?: string): Tag {
  return (chunks) => (
    <a href={href} hrefLang={hrefLang} className="link">
      {chunks}
    </a>
  );
}
