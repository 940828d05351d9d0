import type { Catalogue } from '../catalogue.ts';
import type { Finding } from '../finding.ts';

/** The messages that no source names. */
export function unusedFaults({ messages }: Catalogue, sources: readonly string[]): Finding[] {
  return unusedIds([...messages.keys()], sources).map((id) => ({
    id,
    rule: 'unused-id',
    offset: 0,
    problem: 'no source names this message',
    mend: 'take it out of every language',
  }));
}

/**
 * The ids that no source names. An id counts as named by its own string, or by
 * a template such as `nav.${section}` that could make it.
 */
export function unusedIds(ids: readonly string[], sources: readonly string[]): string[] {
  const named = new Set<string>();
  const templates = new Set<string>();
  for (const source of sources) {
    for (const [, id = ''] of source.matchAll(/'([\w.-]+)'/g)) named.add(id);
    for (const [, template = ''] of source.matchAll(/`((?:[\w.-]|\$\{[^}`]*\})+)`/g)) {
      const parts = template.split(/\$\{[^}]*\}/);
      // `${folder}.${name}` could be any id: a template must name a part of its own.
      if (parts.length < 2 || !parts.some((part) => /\w{3,}\.|\.\w{3,}/.test(part))) continue;
      templates.add(parts.map(RegExp.escape).join('[\\w-]+'));
    }
  }
  const patterns = [...templates].map((template) => new RegExp(`^${template}$`));
  return ids.filter((id) => !named.has(id) && !patterns.some((pattern) => pattern.test(id)));
}
