import {
  CutVignette,
  FeedVignette,
  HostingVignette,
  RevisionVignette,
  RightsVignette,
  ScriptVignette,
} from '../artwork/vignettes/features.tsx';
import { getIntl } from '../intl.ts';
import type { Locale } from '../locales.ts';
import { SectionHeading } from './section-heading.tsx';

/** The six services: place in the bento from 1024 px, and ground of each tile. */
const features = [
  { id: 'script', Vignette: ScriptVignette, tile: 'lg:col-span-7 bg-paper' },
  { id: 'production', Vignette: CutVignette, tile: 'lg:col-span-5 night' },
  { id: 'distribution', Vignette: FeedVignette, tile: 'lg:col-span-5 bg-paper' },
  { id: 'hosting', Vignette: HostingVignette, tile: 'lg:col-span-7 bg-paper' },
  { id: 'revisions', Vignette: RevisionVignette, tile: 'lg:col-span-6 bg-paper' },
  { id: 'rights', Vignette: RightsVignette, tile: 'lg:col-span-6 bg-paper' },
] as const;

export const featureIds = features.map(({ id }) => id);

/** Six unequal tiles, each with its own vignette (spec 1, the offer). */
export function Features({ locale }: { locale: Locale }) {
  const { t } = getIntl(locale);
  return (
    <section id="features" className="bg-surface b-y-1">
      <div className="shell section">
        <SectionHeading
          eyebrow={t('features.eyebrow')}
          title={t('features.title')}
          subtitle={t('features.subtitle')}
        />
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-12">
          {features.map(({ id, Vignette, tile }) => (
            <li
              key={id}
              className={`rise ${tile} flex flex-col gap-8 justify-between rounded-card b-1 p-[clamp(1.5rem,2.5vw,2.5rem)]`}
            >
              <Vignette className="w-fit h-40 md:h-48" />
              <div>
                <h3 className="display-3">{t(`features.${id}.title`)}</h3>
                <p className="mt-3 text-muted max-w-[48ch]">{t(`features.${id}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
        <p className="mt-12 display-3 max-w-[38ch] b-l-4 b-signal pl-6">{t('features.growth')}</p>
      </div>
    </section>
  );
}
