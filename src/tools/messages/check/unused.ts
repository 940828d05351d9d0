import type { Catalogue, Finding } from './catalogue.ts';

/**
 * Finds messages that no source uses, by id or by a template such as `nav.${section}`. `formatjs
 * extract` reads only literal ids.
 */
export function checkUnused({ messages }: Catalogue, sources: readonly string[]): Finding[] {
  const named = new Set<string>();
  const templates = new Set<string>();
  for (const source of sources) {
    for (const [, id = ''] of source.matchAll(/'([\w.-]+)'/g)) named.add(id);
    for (const [, template = ''] of source.matchAll(/`((?:[\w.-]|\$\{[^}`]*\})+)`/g)) {
      const parts = template.split(/\$\{[^}]*\}/);
      // `${folder}.${name}` could be any id, so only templates with part of an id count.
      if (parts.length < 2 || !parts.some((part) => /\w{3,}\.|\.\w{3,}/.test(part))) continue;
      templates.add(`^${parts.map(RegExp.escape).join('[\\w-]+')}$`);
    }
  }
  const patterns = [...templates].map((template) => new RegExp(template));
  return [...messages.keys()]
    .filter((id) => !named.has(id) && !patterns.some((pattern) => pattern.test(id)))
    .filter((id) => !isClause(id, messages))
    .map((id) => ({ id, problem: 'no source uses it: remove it from every language' }));
}

/** Returns whether a message belongs to an article; legal pages render all of its messages. */
function isClause(id: string, messages: Catalogue['messages']): boolean {
  const [, article] = /^((?:terms|legalNotice)\.\w+)\./.exec(id) ?? [];
  return messages.has(`${article}.title`);
}
