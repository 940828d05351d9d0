import type { Locale } from '#src/facts/locales.ts';

type Quotes = readonly [open: string, close: string];

export type Typography = {
  quotes: Quotes;
  innerQuotes: Quotes;
  /** Spaces before ; ! ? and the colon, and inside quotes; no space if omitted. */
  spaces?: { beforeSigns: string; beforeColon: string; insideQuotes: string };
  /** Words and signs that follow a number after a no-break space: `3 months`. */
  units: string;
  /** Words that precede a number, with a no-break space: `Article 3`. */
  numbered: string;
  /** Words that a no-break space keeps together. */
  together?: readonly (readonly [left: string, right: string])[];
  /** Numbers whose ordinal differs from their plural form and needs a separate branch. */
  ordinals?: readonly string[];
};

const guillemets = { quotes: ['«', '»'], innerQuotes: ['“', '”'] } as const;

const languages: Partial<Record<Locale, Typography>> = {
  en: {
    quotes: ['“', '”'],
    innerQuotes: ['‘', '’'],
    units: 'hour hours minute minutes day days month months year years working a.m. p.m.',
    numbered: 'Article Articles Art. Section No. Episode Plan Hour',
    together: [['excl.', 'VAT']],
  },
  fr: {
    ...guillemets,
    spaces: { beforeSigns: '\u202f', beforeColon: '\u00a0', insideQuotes: '\u00a0' },
    units: 'heure heures minute minutes jour jours mois an ans h % € HT',
    numbered: 'article articles art. n° rubrique épisode formule heure',
  },
  pt: {
    ...guillemets,
    units: 'hora horas minuto minutos dia dias mês meses ano anos h €',
    numbered: 'artigo artigos art. n.º alínea secção episódio plano hora',
  },
  es: {
    ...guillemets,
    units: 'hora horas minuto minutos día días mes meses año años h % €',
    numbered: 'artículo artículos art. n.º apartado episodio plan hora',
    // 1.er día, 3.er día, 4.º día.
    ordinals: ['=1', '=3'],
  },
  de: {
    quotes: ['„', '“'],
    innerQuotes: ['‚', '‘'],
    units:
      'Stunde Stunden Minute Minuten Tag Tage Tagen Arbeitstag Arbeitstage Arbeitstagen Monat Monate Monaten Jahr Jahre Jahren Uhr Folge Folgen h % €',
    numbered: 'Artikel Artikels Art. Absatz Buchstabe Abschnitt Nr. § Paket Stunde',
    together: [['zzgl.', 'MwSt']],
  },
  it: {
    ...guillemets,
    units: 'ora ore minuto minuti giorno giorni mese mesi anno anni h €',
    numbered: 'articolo articoli art. n. par. lett. sezione episodio piano ora ore',
  },
};

/** The default for a language without an entry. */
const unknown: Typography = {
  quotes: ['“', '”'],
  innerQuotes: ['‘', '’'],
  units: '',
  numbered: '',
};

export function typographyOf(locale: Locale): Typography {
  return languages[locale] ?? unknown;
}
