import type { Locale } from '../../../locales.ts';
import { noSpaceBeforeSigns } from './common.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { Language } from './language.ts';
import { pt } from './pt.ts';

const known: Partial<Record<Locale, Language>> = { en, fr, pt, es, de, it };

/** What holds for a language nobody has described yet. */
const unknown: Language = {
  quotes: en.quotes,
  units: ['%', '€'],
  numbered: [],
  typography: [noSpaceBeforeSigns],
  elision: [],
  address: [],
};

/** How a language is written; for one that nobody has described, only what all languages share. */
export function languageOf(locale: Locale): Language {
  return known[locale] ?? unknown;
}
