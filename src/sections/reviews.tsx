import { Picture } from '../artwork/picture.tsx';
import { getIntl } from '../intl/get-intl.ts';
import { clients } from '../site/clients.ts';
import type { Locale } from '../site/locales.ts';
import { line, SectionHeading } from './section-heading.tsx';

/** A wall of quotes, the first one large; the last fills what its row leaves, however many there are. */
export function Reviews({ locale }: { locale: Locale }) {
  const { t, rich } = getIntl(locale);
  return (
    <section id="reviews" className="shell section">
      <SectionHeading
        eyebrow={t('reviews.eyebrow')}
        title={rich('reviews.title', { line })}
        poster={
          <span
            aria-hidden="true"
            className="poster-sign ![quotes:auto] justify-self-end before:content-[open-quote] max-lg:hidden print:hidden"
          />
        }
      />
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3 print:(flex flex-col)">
        {clients.map(({ slug, name, show }, index) => {
          const large = index === 0;
          return (
            <li
              key={slug}
              className={`rise rounded-panel panel-padding ${large ? ':uno: night md:col-span-2 lg:row-span-2' : ':uno: bg-surface b-1 md:max-lg:last:even:col-span-2 lg:last:[&:nth-child(3n+1)]:col-span-3 lg:last:[&:nth-child(3n+5)]:col-span-2 lg:last:[&:nth-child(2)]:row-span-2'}`}
            >
              <figure className="h-full flex flex-col justify-between gap-8">
                <blockquote
                  className={
                    large
                      ? ':uno: display-face text-[min(clamp(1.625rem,3.3vw,2.5rem),11vw)] leading-[1.06] tracking-[-0.02em] text-balance'
                      : ':uno: prose text-[1.125rem] leading-[1.5]'
                  }
                >
                  {t(`reviews.${slug}.text`)}
                </blockquote>
                <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-2">
                  <Picture
                    name={show.slug}
                    kind="clientCover"
                    alt={show.title}
                    size={72}
                    className="size-18 shrink-0 rounded-[0.5rem]"
                  />
                  <Picture
                    name={slug}
                    kind="portrait"
                    alt={t('reviews.portrait', { name })}
                    size={96}
                    className="portrait size-14 shrink-0 rounded-full -ms-8 b-2 b-current"
                  />
                  <span className="flex-[1_1_8rem] leading-snug">
                    <b className="block font-600">{name}</b>
                    <span className={`text-note ${large ? 'faint' : 'text-muted'}`}>
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
