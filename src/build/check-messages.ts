import { globSync, readFileSync } from 'node:fs';
import { localeCodes } from '../locales.ts';
import { type Asts, compileMessages, messageFile, placeholders } from './messages.ts';

/** What a language lacks or has too much beside English: one sentence a fault. */
export function compareMessages(locale: string, asts: Asts, english: Asts): string[] {
  const faults: string[] = [];
  for (const id of Object.keys(english)) {
    if (!Object.hasOwn(asts, id)) faults.push(`${locale}: "${id}" is missing`);
  }
  for (const [id, ast] of Object.entries(asts)) {
    const expected = english[id];
    if (!expected) {
      faults.push(`${locale}: "${id}" is not in English`);
      continue;
    }
    const [theirs, ours] = [describe(expected), describe(ast)];
    if (theirs !== ours) faults.push(`${locale}: "${id}" takes {${ours}} instead of {${theirs}}`);
  }
  return faults;
}

function describe(ast: Asts[string]): string {
  return [...placeholders(ast)]
    .map(([name, type]) => `${name}: ${type}`)
    .sort()
    .join(', ');
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
      const pattern = template.replaceAll(/\$\{[^}]*\}/g, '*');
      // `${folder}.${name}` could be any id: a template must name a part of its own.
      if (!/\*/.test(pattern) || !/\w{3,}\.|\.\w{3,}/.test(pattern)) continue;
      templates.add(pattern.replaceAll('.', '\\.').replaceAll('*', '[\\w-]+'));
    }
  }
  const patterns = [...templates].map((template) => new RegExp(`^${template}$`));
  return ids.filter((id) => !named.has(id) && !patterns.some((pattern) => pattern.test(id)));
}

function check(): string[] {
  const faults: string[] = [];
  const compiled = new Map<string, Asts>();
  for (const locale of localeCodes) {
    try {
      compiled.set(locale, compileMessages(messageFile(locale)));
    } catch (error) {
      faults.push(`${locale}: ${error instanceof Error ? error.message : error}`);
    }
  }
  const english = compiled.get('en') ?? {};
  for (const [locale, asts] of compiled) faults.push(...compareMessages(locale, asts, english));
  const sources = globSync('src/**/*.{ts,tsx}', { exclude: ['src/**/*.d.ts'] }).map((path) =>
    readFileSync(path, 'utf8'),
  );
  faults.push(...unusedIds(Object.keys(english), sources).map((id) => `en: "${id}" is unused`));
  return faults;
}

if (import.meta.main) {
  const faults = check();
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
