import { formatTag, type Locale } from '../../site/locales.ts';
import { contract, delivery, episode, firstEpisode } from '../../site/site.ts';
import { getIntl } from '../get-intl.ts';

/** Returns the facts about episodes for the page and the terms. */
export function episodeFacts(locale: Locale) {
  const names = new Intl.DisplayNames(formatTag(locale), { type: 'language' });
  const languages = episode.languages.map((code) => names.of(code) ?? code);
  return {
    minMinutes: episode.minutes.min,
    maxMinutes: episode.minutes.max,
    languages: getIntl(locale).formatList(languages, 'disjunction'),
    languageCount: languages.length,
    guests: episode.guests,
    revisionRounds: contract.revisionRounds,
    firstDays: firstEpisode.workingDays,
    clientDays: firstEpisode.clientDays,
    testMin: delivery.testEpisodes.min,
    testMax: delivery.testEpisodes.max,
    hours: delivery.hours,
  };
}
