import { contract, delivery, episode } from '../../facts/business.ts';
import { formatTag, type Locale } from '../../facts/locales.ts';
import { getIntl } from '../get-intl.ts';
import { sharedPhrases } from './shared-phrases.ts';

/** Returns the values of messages about episodes, so that the page and the terms state the same. */
export function episodeValues(locale: Locale) {
  const names = new Intl.DisplayNames(formatTag(locale), { type: 'language' });
  const languages = episode.languages.map((code) => names.of(code) ?? code);
  return {
    ...sharedPhrases(locale),
    minMinutes: episode.minutes.min,
    maxMinutes: episode.minutes.max,
    languages: getIntl(locale).formatList(languages, 'disjunction'),
    revisionRounds: contract.revisionRounds,
    testMin: delivery.testEpisodes.min,
    testMax: delivery.testEpisodes.max,
    hours: delivery.hours,
    fullDays: delivery.workingDay - 1,
  };
}
