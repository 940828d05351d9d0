import type { ReactNode } from 'react';
import { Vignette } from '../artwork/vignette.tsx';
import { type Feature, features } from '../facts/business.ts';
import type { Locale } from '../facts/locales.ts';
import { reviewersWithShow } from '../facts/shows.ts';
import { getIntl } from '../intl/get-intl.ts';
import { sharedPhrases } from '../intl/values/offer.ts';
import { SectionHeading } from './section-heading.tsx';

/** The position of each feature in the bento grid from 1024 px on, and its background. */
const tiles: Record<Feature, string> = {
  script: ':uno: lg:col-span-7 bg-paper',
  production: ':uno: lg:col-span-5 night',
  distribution: ':uno: lg:col-span-5 bg-paper',
  hosting: ':uno: lg:col-span-7 bg-paper',
  revisions: ':uno: lg:col-span-6 bg-paper',
  rights: ':uno: lg:col-span-6 bg-paper',
};

const tile =
  ':uno: grid grid-rows-subgrid row-span-3 gap-0 mb-[var(--gutter)] rounded-panel b-1 b-line panel-padding';

/** The texts in the drawings. In the file of the drawings they would load a font of their own. */
const labels: Partial<Record<Feature, ReactNode>> = {
  distribution: ['Apple Podcasts', 'Spotify', 'Deezer', 'YouTube'].map((platform, row) => (
    <text key={platform} x="48" y={31 + row * 41} fontSize="38">
      {platform}
    </text>
  )),
  hosting: (
    <text x="22" y="48" fontSize="32">
      {reviewersWithShow[0]?.show.company}
    </text>
  ),
  revisions: (
    <text x="157" y="34" fontSize="32" textAnchor="middle" fill="var(--on-signal)">
      03:12
    </text>
  ),
};

export function Features({ locale }: { locale: Locale }) {
  const { t, rich } = getIntl(locale);
  const { sumsPaid } = sharedPhrases(locale);
  return (
    <section id="features" className="bg-surface b-t-1 b-line">
      <div className="shell section">
        <SectionHeading
          eyebrow={t('features.eyebrow')}
          title={rich('features.title')}
          subtitle={t('features.subtitle')}
        />
        <ul className="grid-12 sm:max-lg:grid-cols-2 print:grid-cols-3!">
          {features.map((id) => (
            <li key={id} className={`${tile} ${tiles[id]}`}>
              <Vignette name={id}>{labels[id]}</Vignette>
              <h3 className="item-title mt-8">{t(`features.${id}.title`)}</h3>
              <p className="mt-3 text-muted max-w-[32em]">
                {t(`features.${id}.text`, { sumsPaid })}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
