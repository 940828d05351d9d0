import { Picture } from '../artwork/picture.tsx';
import type { Locale } from '../facts/locales.ts';
import { reviewersWithShow } from '../facts/shows.ts';
import { getIntl } from '../intl/get-intl.ts';
import { Cover } from './cover.tsx';

const quotationMark =
  ':uno: display-face leading-[0.5] text-signal mt-[0.2em] h-[0.1em] mb-8 text-mark print:hidden';

/** Moves a quotation mark whose ink is lower than that of “. */
const offsets: Record<string, string> = {
  '«': ':uno: [translate:0_-0.36em]',
  '„': ':uno: [translate:0_-0.52em]',
};

/** A wall of quotes. The first one leads, and the last one always fills its row. */
export function Reviews({ locale }: { locale: Locale }) {
  const { t, rich } = getIntl(locale);
  const [mark = ''] = t('reviews.marks');
  return (
    <section id="reviews" className="shell pb-[var(--section)] scroll-mt-8">
      <h2 className="display-2 max-w-none">{rich('reviews.title')}</h2>
      <ul className="mt-8 grid gap-[var(--gutter)] md:grid-cols-2 lg:grid-cols-6 print:grid-cols-3!">
        {reviewersWithShow.map(({ slug, name, show }, index) => {
          const large = index === 0;
          return (
            <li
              key={slug}
              className={
                large
                  ? ':uno: col-span-full mb-12'
                  : ':uno: grid grid-rows-subgrid row-span-2 gap-y-8 rounded-panel panel-padding bg-surface b-1 b-line wall-quote'
              }
            >
              {large && (
                <div aria-hidden="true" className={`${quotationMark} ${offsets[mark] ?? ''}`}>
                  {mark}
                </div>
              )}
              <figure className="grid grid-rows-subgrid row-span-2 gap-y-8">
                <blockquote
                  className={
                    large
                      ? ':uno: display-face text-section leading-[1.06] tracking-[-0.02em] text-balance'
                      : ':uno: prose'
                  }
                >
                  {t(`reviews.${slug}.text`)}
                </blockquote>
                <figcaption className="flex flex-wrap content-start items-start gap-x-4 gap-y-2">
                  <Cover
                    locale={locale}
                    show={show}
                    width={72}
                    height={72}
                    alt={show.title}
                    className="cover size-18 shrink-0 rounded-[0.5rem]"
                  />
                  <Picture
                    slug={slug}
                    width={58}
                    height={73}
                    alt={t('reviews.portrait', { name })}
                    className="portrait h-18 w-auto shrink-0 rounded-[0.5rem] -ms-3"
                  />
                  <span
                    className={
                      large
                        ? ':uno: leading-snug'
                        : ':uno: flex-[1_1_8rem] md:max-lg:basis-full leading-snug'
                    }
                  >
                    <b className="block font-600">{name}</b>
                    <span className="text-note text-muted">
                      {t(`reviews.${slug}.role`, { company: show.company })}
                    </span>
                  </span>
                </figcaption>
              </figure>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
