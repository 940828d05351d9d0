import { Icon } from '../artwork/icon.tsx';
import { exampleDeliveries } from '../clock/delivery-clock.ts';
import { delivery } from '../facts/business.ts';
import type { Locale } from '../facts/locales.ts';
import { getIntl } from '../intl/get-intl.ts';
import { sharedPhrases } from '../intl/values/offer.ts';
import { PlainAnswers } from './plain-answers.tsx';
import { SectionHeading } from './section-heading.tsx';

const questions = ['time', 'revisions', 'rights'] as const;

/** Three questions; `<details name>` keeps at most one open. */
export function Faq({ locale }: { locale: Locale }) {
  const { t, rich } = getIntl(locale);
  const { hours, opensAt: opens, deliveryDay: day, testEpisodes } = delivery;
  const { early } = exampleDeliveries();
  const values = { ...sharedPhrases(locale), hours, opens, day, ...testEpisodes, ...early };
  return (
    <section id="faq" className="shell section">
      <div className="grid-12 items-start">
        <div className="lg:col-span-5">
          <SectionHeading eyebrow={t('faq.eyebrow')} title={t('faq.title')} />
        </div>
        <div className="lg:col-span-7 b-b-1 b-line">
          {questions.map((id) => (
            <details key={id} name="faq" className="group b-t-1 b-line">
              <summary className="flex items-center justify-between gap-6 py-6 display-3 hover:text-signal-ink">
                {t(`faq.${id}.question`, values)}
                <Icon
                  name="plus"
                  className="size-6 shrink-0 [transition:rotate_0.15s] group-open:[rotate:45deg]"
                />
              </summary>
              <p className="pb-8 text-muted prose">{rich(`faq.${id}.answer`, values)}</p>
            </details>
          ))}
        </div>
      </div>
      <PlainAnswers
        locale={locale}
        questions={['firstEpisode', 'input', 'leaving']}
        className="mt-14 lg:mt-20 md:[&_dl]:(grid grid-cols-3 gap-x-[var(--gutter)])"
      />
    </section>
  );
}
