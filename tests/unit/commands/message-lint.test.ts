import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sourceOffset } from '../../../src/build/messages/catalogue.ts';
import { messageFile } from '../../../src/build/messages/compile.ts';
import { type Catalogue, createCatalogue } from '../../../src/commands/message-lint/catalogue.ts';
import { fixTypography } from '../../../src/commands/message-lint/fix.ts';
import { lintMessages } from '../../../src/commands/message-lint/lint.ts';
import { titlePattern } from '../../../src/commands/message-lint/readings.ts';
import { readGlossary } from '../../../src/commands/message-lint/rules/glossary.ts';
import { unusedIds } from '../../../src/commands/message-lint/rules/unused.ts';
import { fieldNames } from '../../../src/contact/fields.ts';
import { type Locale, localeCodes } from '../../../src/locales.ts';
import { createTexts } from '../../../src/texts.ts';

const yardstick = {
  glossary: readGlossary(),
  sources: globSync('src/**/*.{ts,tsx}').map((path) => readFileSync(path, 'utf8')),
  createTexts,
};

const real = localeCodes.map((locale) => {
  const file = messageFile(locale);
  return createCatalogue(locale, file, readFileSync(file, 'utf8'));
});

const textOf = (locale: Locale, id: string) => {
  const text = real.find((catalogue) => catalogue.locale === locale)?.messages.get(id)?.text;
  if (text === undefined) throw new Error(`No message ${id} in ${locale}`);
  return text;
};

/** A catalogue with other texts for some ids; `undefined` takes the message out. */
function withTexts(catalogue: Catalogue, texts: ReadonlyMap<string, string | undefined>) {
  const lines = [...catalogue.messages.values()]
    .filter(({ id }) => !texts.has(id) || texts.get(id) !== undefined)
    .map(({ id, text }) => [id, texts.get(id) ?? text]);
  for (const [id, text] of texts) {
    if (text !== undefined && !catalogue.messages.has(id)) lines.push([id, text]);
  }
  const json = lines.map(([id, text]) => `  ${JSON.stringify(id)}: ${JSON.stringify(text)}`);
  const source = `{\n${json.join(',\n')}\n}\n`;
  return createCatalogue(catalogue.locale, catalogue.file, source);
}

/** Prose without values and tags: a fault can be put at its end. */
const prose = [...(real[0]?.messages.values() ?? [])]
  .filter(
    ({ id, text }) =>
      /\.(text|lead|answer|subtitle)$/.test(id) && text.length > 40 && !/[{<]/.test(text),
  )
  .map(({ id }) => id)
  // Those of `error` are replaced below.
  .filter((id) => !/^(covers|cgv|legals|error)\./.test(id));

/** A fault at the end of a message; `mended` is what `fix` makes of it. */
type Fault = { locale: Locale; rule: string; wrong: string; mended?: string };

const typography: readonly (readonly [Locale, wrong: string, mended: string])[] = [
  ['en', ' Is it so ?', ' Is it so?'],
  ['en', ' It takes 72 hours.', ' It takes 72\u00a0hours.'],
  ['en', ' See Article 28.', ' See Article\u00a028.'],
  ['en', ' It is 9 a.m. now.', ' It is 9\u00a0a.m. now.'],
  ['en', ' It costs 5 € excl. VAT.', ' It costs 5\u00a0€ excl.\u00a0VAT.'],
  ['en', " That is Ann's.", ' That is Ann’s.'],
  ['en', ' And so on...', ' And so on…'],
  ['en', ' Two  spaces.', ' Two spaces.'],
  ['en', ' At the edge ', ' At the edge'],
  ['en', ' One - two.', ' One – two.'],
  ['en', ' In brackets ( so ).', ' In brackets (so).'],
  ['fr', ' Est-ce vrai ?', ' Est-ce vrai\u202f?'],
  ['fr', ' C’est vrai!', ' C’est vrai\u202f!'],
  ['fr', ' L’un\u00a0; l’autre.', ' L’un\u202f; l’autre.'],
  ['fr', ' Voici: un mot.', ' Voici\u00a0: un mot.'],
  ['fr', ' Un «mot» de trop.', ' Un «\u00a0mot\u00a0» de trop.'],
  ['fr', ' Dans 3 mois.', ' Dans 3\u00a0mois.'],
  ['fr', ' Selon l’article 7.', ' Selon l’article\u00a07.'],
  ['fr', " C'est cela.", ' C’est cela.'],
  ['fr', ' Et cetera...', ' Et cetera…'],
  ['de', ' Ist das so ?', ' Ist das so?'],
  ['de', ' Nach 3 Tagen.', ' Nach 3\u00a0Tagen.'],
  ['de', ' Siehe Artikel 28.', ' Siehe Artikel\u00a028.'],
  ['de', ' Nach § 3.', ' Nach §\u00a03.'],
  ['de', ' Und so weiter...', ' Und so weiter\u00a0…'],
  ['de', " So geht's.", ' So geht’s.'],
  ['es', ' Es así ; ya.', ' Es así; ya.'],
  ['es', ' En 3 meses.', ' En 3\u00a0meses.'],
  ['es', ' Según el artículo 28.', ' Según el artículo\u00a028.'],
  ['es', ' Una « palabra » más.', ' Una «palabra» más.'],
  ['es', ' Etcétera...', ' Etcétera…'],
  ['es', ' El 3.º día.', ' El 3.er día.'],
  ['es', ' El 1.º\u00a0mes.', ' El 1.er\u00a0mes.'],
  ['it', ' È così : ecco.', ' È così: ecco.'],
  ['it', ' In 3 giorni.', ' In 3\u00a0giorni.'],
  ['it', " Secondo l'articolo 28.", ' Secondo l’articolo\u00a028.'],
  ['it', ' Vedi art. 7.', ' Vedi art.\u00a07.'],
  ['it', ' Eccetera...', ' Eccetera…'],
  ['pt', ' É assim ; sim.', ' É assim; sim.'],
  ['pt', ' Em 3 anos.', ' Em 3\u00a0anos.'],
  ['pt', ' Segundo o artigo 28.', ' Segundo o artigo\u00a028.'],
  ['pt', ' Etcétera...', ' Etcétera…'],
  ['en', ' It takes 72hours.', ' It takes 72\u00a0hours.'],
  ['en', ' In 3-6 months.', ' In 3–6\u00a0months.'],
  ['fr', ' Soit 10% de plus.', ' Soit 10\u00a0% de plus.'],
  ['fr', ' Soit 490€ de plus.', ' Soit 490\u00a0€ de plus.'],
  ['de', ' Also 10% mehr.', ' Also 10\u00a0% mehr.'],
  ['de', ' Also 490€ mehr.', ' Also 490\u00a0€ mehr.'],
  ['de', ' Von 9-17 Uhr.', ' Von 9–17\u00a0Uhr.'],
  ['es', ' Un 10% más.', ' Un 10\u00a0% más.'],
  ['it', ' In 3giorni.', ' In 3\u00a0giorni.'],
  ['pt', ' Em 3-6\u00a0anos.', ' Em 3–6\u00a0anos.'],
];

const quotes: readonly (readonly [Locale, wrong: string, mended?: string])[] = [
  ['en', ' A "word" more.', ' A “word” more.'],
  ['en', ' A “word more.'],
  ['fr', ' Un "mot" de trop.', ' Un «\u00a0mot\u00a0» de trop.'],
  ['fr', ' Un “mot” de trop.', ' Un «\u00a0mot\u00a0» de trop.'],
  ['de', ' Ein “Wort” mehr.', ' Ein „Wort“ mehr.'],
  ['de', ' Ein "Wort" mehr.', ' Ein „Wort“ mehr.'],
  ['es', ' Una “palabra” más.', ' Una «palabra» más.'],
  ['it', ' Una “parola” in più.', ' Una «parola» in più.'],
  ['pt', ' Uma "palavra" mais.', ' Uma «palavra» mais.'],
];

const wording: readonly (readonly [Locale, rule: string, wrong: string])[] = [
  ['es', 'typography', ' Es así?'],
  ['es', 'typography', ' Es así!'],
  ['es', 'typography', ' ¿Es así.'],
  ['en', 'elision', ' An {brand} podcast.'],
  ['fr', 'elision', ' L’équipe de {brand}.'],
  ['fr', 'elision', ' L’équipe d’{brand}.'],
  ['fr', 'elision', ' Les tribunaux de {court}.'],
  ['de', 'elision', ' Das Team der {brand}.'],
  ['de', 'elision', ' {brand}s Team.'],
  ['es', 'elision', ' El equipo del {brand}.'],
  ['it', 'elision', ' Il team della {brand}.'],
  ['it', 'elision', ' Il team dell’{brand}.'],
  ['pt', 'elision', ' A equipa da {brand}.'],
  ['fr', 'address', ' Tu le sais.'],
  ['fr', 'address', ' C’est ton podcast.'],
  ['fr', 'address', ' Cela t’appartient.'],
  ['de', 'address', ' Weißt du das.'],
  ['de', 'address', ' Das ist dein Podcast.'],
  ['es', 'address', ' Es tu podcast.'],
  ['es', 'address', ' Es para vosotros.'],
  ['it', 'address', ' È il tuo podcast.'],
  ['it', 'address', ' È il podcast che Lei desidera, come Suo.'],
  ['it', 'address', ' Possiamo chiamarLa domani.'],
  ['pt', 'address', ' É o teu podcast.'],
  ['pt', 'address', ' É para você.'],
  ['fr', 'address', ' Écris-nous.'],
  ['fr', 'address', ' Lis et approuve.'],
  ['fr', 'address', ' Appelle-moi demain.'],
  ['de', 'address', ' Ruf uns an.'],
  ['de', 'address', ' Entdecke die Folge.'],
  ['de', 'address', ' Wenn es klappt, kannst es hören.'],
  ['es', 'address', ' Puedes leerlo.'],
  ['es', 'address', ' Contáctanos cuando quieras.'],
  ['es', 'address', ' Si quieres, escríbenos.'],
  ['es', 'address', ' Lo recibirás mañana.'],
  ['es', 'address', ' Regístrate.'],
  ['it', 'address', ' È Suo.'],
  ['it', 'address', ' Contattaci quando vuoi.'],
  ['it', 'address', ' Leggi e approva.'],
  ['it', 'address', ' Potrai sentirlo.'],
  ['pt', 'address', ' Contacta-nos quando quiseres.'],
  ['pt', 'address', ' Lê e aprova.'],
  ['pt', 'address', ' Receberás o episódio.'],
  ['en', 'spelling', ' It is color.'],
  ['en', 'spelling', ' It is favorites.'],
  ['en', 'spelling', ' It is analyzed.'],
  ['en', 'spelling', ' It is labor.'],
  ['en', 'spelling', ' It is organize.'],
  ['en', 'spelling', ' It is localization.'],
  ['en', 'spelling', ' It is center.'],
  ['en', 'spelling', ' It is catalog.'],
  ['en', 'spelling', ' It is program.'],
  ['en', 'glossary', ' In one business day.'],
  ['en', 'glossary', ' A corporate podcast.'],
  ['fr', 'glossary', " Un podcast d'entreprise."],
  ['fr', 'glossary', ' Un podcast d’entreprise.'],
  ['fr', 'glossary', ' En euros hors taxes.'],
  ['de', 'glossary', ' Ein Marken Podcast.'],
  ['de', 'glossary', ' Ein Unternehmenspodcast.'],
  ['es', 'glossary', ' Un podcast corporativo.'],
  ['es', 'glossary', ' Un corporate podcast.'],
  ['it', 'glossary', ' Un podcast aziendale.'],
  ['pt', 'glossary', ' Um podcast corporativo.'],
  ['pt', 'glossary', ' São 490 euros sem IVA.'],
  ['fr', 'glossary', ' Deux clés en main.'],
  ['de', 'glossary', ' Eine neue Episode.'],
  ['es', 'glossary', ' Un nuevo capítulo.'],
  ['it', 'glossary', ' Una nuova puntata.'],
  ['pt', 'glossary', ' A nossa equipe.'],
];

/** What looks like a fault and is not one. */
const right: readonly (readonly [Locale, text: string])[] = [
  ['en', ' The size of a prize, resized by Pfizer; seize the horizon.'],
  ['en', ' A laborious, humorous laboratory of honorary citizens emphasises coloration.'],
  ['en', ' It is 10% or 490€ more.'],
  ['en', ' On 2026-11-23, 23-11-2026, by 01-42-55 or +33\u00a01-42, under L131-6 and 78-17.'],
  ['fr', ' Loi n°\u00a016-131, norme EN 301-549.'],
  ['pt', ' Às 9h00, mais 10%.'],
  ['fr', ' Dites-nous tout, parlons-nous demain.'],
  ['fr', ' Elle vit à Choisy-le-Roi, entre-nous soit dit.'],
  ['de', ' In der Hast liest er den Ruf.'],
  ['de', ' Ruf und Erfolg. Melde ich mich, so gern.'],
  ['es', ' Escríbanos, llámenos, detrás de las escuchas.'],
  ['es', ' El 13.º día, según el artículo\u00a03.º de la ley.'],
  ['it', ' Secondo le leggi, prenoti: tratti i suoi ascolti.'],
  ['it', ' Chiudi. Le diciamo chi legge.'],
  ['pt', ' Contacte-nos atrás. Recebe o episódio, que ela lê.'],
];

const appended: readonly Fault[] = [
  ...typography.map(([locale, wrong, mended]) => ({ locale, rule: 'typography', wrong, mended })),
  ...quotes.map(([locale, wrong, mended]) => ({
    locale,
    rule: 'quotes',
    wrong,
    ...(mended && { mended }),
  })),
  ...wording.map(([locale, rule, wrong]) => ({ locale, rule, wrong })),
];

/** Each fault in a message of its own. */
const placed = localeCodes.flatMap((locale) =>
  appended
    .filter((fault) => fault.locale === locale)
    .map((fault, index) => {
      const id = prose[index];
      if (id === undefined) throw new Error('More faults than messages to put them in');
      return { ...fault, id, text: textOf(locale, id) + fault.wrong };
    }),
);

const labels = fieldNames.map((name) => `contact.${name}.label`);
const prices = [
  'hero.price',
  'pricing.rate',
  'pricing.total',
  'pricing.offer.ifPrepaid',
  'cgv.plans.amount',
  'landing.meta.description',
];

type Replacement = readonly [Locale, rule: string, id: string, text: string | undefined];

/** Whole messages; `undefined` takes one out. */
const inEach: readonly Replacement[] = localeCodes.flatMap((locale): Replacement[] => {
  const foreign = (id: string) => textOf(locale === 'en' ? 'fr' : 'en', id);
  const own = (id: string) => textOf(locale, id);
  const nested = own('cgv.plans.count').replace('{#', '{{count, plural, other {#}}');
  const zero = own('process.launch.text').replace(/other ?{/, 'zero {#} other {');
  const title = own('about.meta.title');
  const net = yardstick.glossary[locale]?.find(({ prices }) => prices)?.use ?? '';
  const faults: Replacement[] = [
    [locale, 'length', 'about.meta.title', `${title} ${title}`],
    [locale, 'length', 'legals.meta.description', own('legals.meta.description').slice(0, 99)],
    [locale, 'other-language', 'contact.invalid.tooLong', foreign('contact.invalid.tooLong')],
    [locale, 'other-language', 'contact.form.required', foreign('contact.form.required')],
    [locale, 'repeated-text', 'error.text', own('legals.lead')],
    [locale, 'plural-forms', 'pricing.episodes', '{count, plural, other {#}}'],
    [locale, 'plural-forms', 'cgv.plans.count', nested],
    [locale, 'plural-forms', 'process.launch.text', zero],
    ...labels.map((id): Replacement => [locale, 'promise', id, own(id).replace(' *', '')]),
    ...prices.map((id): Replacement => [locale, 'promise', id, own(id).replaceAll(net, '')]),
  ];
  if (locale === 'en') return [...faults, [locale, 'unused-id', 'nobody.names.this', 'Never.']];
  return [
    ...faults,
    [locale, 'missing-id', 'skip.content', undefined],
    [locale, 'extra-id', 'nowhere.else', 'x'],
    [locale, 'placeholders', 'nav.home', own('nav.home').replace('brand', 'name')],
    [locale, 'placeholders', 'error.reference', `<b>${own('error.reference')}</b>`],
  ];
});

const without = (locale: Locale, id: string, part: string) => textOf(locale, id).replace(part, '');

const inOne: readonly Replacement[] = [
  ['es', 'plural-forms', 'cgv.clock.delay', without('es', 'cgv.clock.delay', '=3 {#.er} ')],
  ['es', 'plural-forms', 'cgv.example.working', without('es', 'cgv.example.working', '=1 {#.er} ')],
  ['fr', 'other-language', 'pricing.quote', textOf('en', 'pricing.quote')],
  ['es', 'other-language', 'nav.menu', textOf('en', 'nav.close')],
  ['it', 'other-language', 'pricing.recommended', textOf('fr', 'pricing.recommended')],
];

const replaced = [...inEach, ...inOne];

const seeded = real.map((catalogue) => {
  const texts = new Map<string, string | undefined>();
  for (const { locale, id, text } of placed) if (locale === catalogue.locale) texts.set(id, text);
  for (const [locale, , id, text] of replaced) if (locale === catalogue.locale) texts.set(id, text);
  return withTexts(catalogue, texts);
});
const findings = lintMessages(seeded, yardstick);

/** The findings of a rule about a message, and the line they should begin with. */
function findingsOf(locale: Locale, id: string, rule: string) {
  const catalogue = seeded.find((one) => one.locale === locale);
  const message = catalogue?.messages.get(id);
  const before = message && catalogue?.source.slice(0, sourceOffset(message, 0));
  const line = before?.split('\n').length ?? 1;
  const own = findings.filter(
    (finding) =>
      finding.startsWith(`i18n/${locale}.json:${line}:`) &&
      finding.includes(` "${id}": `) &&
      finding.endsWith(` (${rule})`),
  );
  return own;
}

describe('createCatalogue', () => {
  it('sets aside what ICU does not allow, all of it', () => {
    const texts = new Map([
      ['nav.menu', 'Menu {'],
      ['nav.close', '<b>Fermer'],
    ]);
    const { errors } = withTexts(real[1] as Catalogue, texts);
    expect(errors.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^i18n\/fr\.json:\d+:\d+ "nav\.menu": .+ \(ICU\)$/),
      expect.stringMatching(/^i18n\/fr\.json:\d+:\d+ "nav\.close": .+ \(ICU\)$/),
    ]);
  });
});

describe('lintMessages', () => {
  it('finds nothing in the messages of the site', () => {
    expect(lintMessages(real, yardstick)).toEqual([]);
  });

  it.each(placed)('finds $wrong ($locale, $rule)', ({ locale, id, rule }) => {
    expect(findingsOf(locale, id, rule)).not.toEqual([]);
  });

  it.each(replaced)('finds in %s, as %s, %s: %s', (locale, rule, id) => {
    expect(findingsOf(locale, id, rule)).not.toEqual([]);
  });

  it('finds nothing but what was seeded', () => {
    const ids = new Set([...placed.map(({ id }) => id), ...replaced.map(([, , id]) => id)]);
    const others = findings.filter((finding) => !ids.has(/ "([^"]+)": /.exec(finding)?.[1] ?? ''));
    expect(others).toEqual([]);
  });

  it.each(right)('leaves alone in %s: %s', (locale, text) => {
    const catalogue = real.find((one) => one.locale === locale) as Catalogue;
    const id = prose[0] as string;
    const added = withTexts(catalogue, new Map([[id, textOf(locale, id) + text]]));
    const others = real.filter((one) => one !== catalogue);
    expect(lintMessages([...others, added], yardstick)).toEqual([]);
  });

  it('allows exact numbers beside the forms of a plural', () => {
    const exact = textOf('en', 'pricing.episodes').replace('one {', '=7 {seven} one {');
    const english = withTexts(real[0] as Catalogue, new Map([['pricing.episodes', exact]]));
    expect(lintMessages([english], yardstick)).toEqual([]);
  });
});

describe('fixTypography', () => {
  const fixed = seeded.map((catalogue) =>
    createCatalogue(catalogue.locale, catalogue.file, fixTypography(catalogue)),
  );

  it.each(placed.filter(({ mended }) => mended !== undefined))(
    'makes of $wrong: $mended ($locale)',
    ({ locale, id, mended }) => {
      const text = fixed.find((one) => one.locale === locale)?.messages.get(id)?.text;
      expect(text).toBe(textOf(locale, id) + mended);
    },
  );

  it('changes nothing that is right, and nothing twice', () => {
    for (const catalogue of real) expect(fixTypography(catalogue)).toBe(catalogue.source);
    for (const catalogue of fixed) expect(fixTypography(catalogue)).toBe(catalogue.source);
  });

  it('writes spaces that look alike as escapes', () => {
    const [en] = fixed;
    expect(en?.source).toContain('It takes 72\\u00a0hours.');
  });
});

describe('unusedIds', () => {
  it('knows plain ids and templates', () => {
    const source = "t('a.title'); t(`nav.${section}`); t(`plan.${plan.id}.text`)";
    const ids = ['a.title', 'nav.about', 'plan.one.text', 'plan.one.title', 'gone'];
    expect(unusedIds(ids, [source])).toEqual(['plan.one.title', 'gone']);
  });

  it('knows templates that begin with a value, and none that could be any id', () => {
    const source = 't(`${page}.meta.title`); `${folder}.${name}`; `${width}w`';
    const ids = ['about.meta.title', 'about.meta.text', 'covers.play'];
    expect(unusedIds(ids, [source])).toEqual(['about.meta.text', 'covers.play']);
  });
});

describe('titlePattern', () => {
  it.each(['C++ heute', 'Live (ungeschnitten', 'Q1 | Q2?', 'Und jetzt?!'])('finds %s', (title) => {
    const pattern = titlePattern(['Sentieri', title]);
    expect(`Hören Sie ${title}, sofort.`.replaceAll(pattern, '*')).toBe('Hören Sie *, sofort.');
    expect('Q1, ungeschnitten'.replaceAll(pattern, '*')).toBe('Q1, ungeschnitten');
  });

  it('finds a title that French typography has put a space into', () => {
    expect('« Et après\u202f? »'.replaceAll(titlePattern(['Et après?']), '*')).toBe('« * »');
  });

  it('finds nothing without titles', () => {
    expect('Sentieri'.replaceAll(titlePattern([]), '*')).toBe('Sentieri');
  });
});
