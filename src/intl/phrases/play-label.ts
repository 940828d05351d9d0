import type { Locale } from '../../facts/locales.ts';
import type { RecordingFile } from '../../facts/recordings.ts';
import { getIntl } from '../get-intl.ts';

/** Returns the label of a play button: "Play: Our sonic signature". */
export function playLabel(locale: Locale, { slug }: RecordingFile): string {
  const { t } = getIntl(locale);
  return t('player.play', { title: t(`recordings.${slug}.title`) });
}
