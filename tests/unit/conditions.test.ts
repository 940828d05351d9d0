import { describe, expect, it } from 'vitest';
import { type Locale, localeCodes } from '#src/facts/locales.ts';
import { catalogues } from '../message.ts';

/** The words that state a condition, in sentences of the pages and in articles of the terms. */
const words: Record<string, Record<Locale, RegExp>> = {
  testEpisodes: {
    en: /test episodes/,
    fr: /épisodes tests/,
    pt: /episódios de teste/,
    es: /episodios de prueba/,
    de: /Testfolgen/,
    it: /episodi di prova/,
  },
  changes: {
    en: /changes|revis/,
    fr: /correction|corrigé/,
    pt: /revisões|corrigid/,
    es: /revisiones|corregid/,
    de: /Korrektur|korrigiert/,
    it: /revisioni/,
  },
  essentialObligation: {
    en: /essential obligation/,
    fr: /obligation essentielle/,
    pt: /obrigação essencial/,
    es: /obligación esencial/,
    de: /wesentliche Pflicht/,
    it: /(?:obbligo|obbligazione) essenziale/,
  },
  formalNotice: {
    en: /formal (?:written )?notice/,
    fr: /mise en demeure/,
    pt: /interpelação escrita/,
    es: /requerimiento por escrito/,
    de: /förmliche[nr]? (?:schriftliche[nr]? )?Aufforderung/,
    it: /diffida scritta/,
  },
  forceMajeure: {
    en: /force majeure/,
    fr: /force majeure/,
    pt: /força maior/,
    es: /fuerza mayor/,
    de: /höherer? Gewalt/,
    it: /forza maggiore/,
  },
  remainingMonths: {
    en: /months that remain|remaining monthly/,
    fr: /mois qui restent|mensualités restant/,
    pt: /mensalidades (?:que faltarem|vincendas)/,
    es: /mensualidades (?:que falten|restantes)/,
    de: /verbleibenden? Monat/,
    it: /dovute le mensilità/,
  },
  handover: {
    en: /hand(?:ed)? (?:them )?over/,
    fr: /remise/,
    pt: /entreg/,
    es: /entrega/,
    de: /[Üü]berg[ae]b/,
    it: /consegn/,
  },
};

/** What the messages of each row have to state: words of above, or the name of a shared phrase. */
const conditions: [promise: string, stated: string[], messages: (string | string[])[]][] = [
  [
    'the date of the first episode',
    ['{eachStep}', 'testEpisodes', 'changes'],
    ['hero.first.text', 'plainAnswers.firstEpisode.answer', 'terms.clock.first'],
  ],
  [
    'the way out',
    [
      ...['essentialObligation', 'formalNotice', 'forceMajeure'],
      ...['testEpisodes', 'changes', 'remainingMonths'],
    ],
    [
      'plainAnswers.leaving.answer',
      ['terms.termination.breach', 'terms.termination.effects', 'terms.validation.approval'],
    ],
  ],
  [
    'the rights',
    ['{sumsPaid}', 'handover'],
    [
      ...['features.rights.text', 'about.belief.ownership.text', 'faq.rights.answer'],
      'terms.rights.transfer',
    ],
  ],
  [
    'the month that an episode is carried over to',
    ['{carriedOver}'],
    ['plainAnswers.input.answer', 'terms.commitment.minimum'],
  ],
];

describe.each(conditions)('page and terms state the same conditions of %s', (_, stated, places) => {
  it.each(localeCodes)('in %s', (locale) => {
    for (const place of places) {
      const text = [place]
        .flat()
        .map((id) => catalogues[locale][id])
        .join(' ');
      for (const condition of stated) {
        const written = words[condition]?.[locale];
        if (written) expect.soft(text, `${place}, ${condition}`).toMatch(written);
        else expect.soft(text, String(place)).toContain(condition);
      }
    }
  });
});
