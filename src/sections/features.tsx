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

/** The six services, and where each tile lies in the bento from 1024 px. */
const features = [
  { id: 'script', Vignette: ScriptVignette, area: 'lg:col-span-7' },
  { id: 'production', Vignette: CutVignette, area: 'lg:col-span-5' },
  { id: 'distribution', Vignette: FeedVignette, area: 'lg:col-span-5' },
  { id: 'hosting', Vignette: HostingVignette, area: 'lg:col-span-7' },
  { id: 'revisions', Vignette: RevisionVignette, area: 'lg:col-span-6' },
  { id: 'rights', Vignette: RightsVignette, area: 'lg:col-span-6' },
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
          {features.map(({ id, Vignette, area }) => (
            <li
              key={id}
              className={`rise ${area} flex flex-col gap-8 justify-between rounded-card b-1 bg-paper p-[clamp(1.5rem,2.5vw,2.5rem)]`}
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
