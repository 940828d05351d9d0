import { Waveform } from '../artwork/tick-marks.tsx';
import { currentRequest, environment } from '../environment.ts';
import { getIntl } from '../intl.ts';
import type { Locale } from '../locales.ts';
import { ExternalLink } from '../sections/external-link.tsx';
import { linkTo } from '../sections/link-to.tsx';
import { company, timings } from '../site.ts';
import type { Affiliate } from './affiliates.ts';
import { Alert } from './alert.tsx';
import { ContactForm } from './contact-form.tsx';
import { formWords } from './form-words.ts';
import { loadContact, type Obstacle } from './load-contact.ts';
import type { Outcome } from './outcome.ts';
import { PrivacyNote } from './privacy-note.tsx';
import { secret } from './secret.ts';
import { wait } from './wait.ts';

const frame = 'rounded-card b-1 bg-surface overflow-hidden';
const padding = 'p-[clamp(1.25rem,3vw,2.5rem)]';

type Props = {
  locale: Locale;
  /** The affiliate's code that the visitor brought; may be empty. */
  code: string;
  /** How the submission ended that this page answers, where it answers one. */
  outcome: Outcome | undefined;
};

/** The form under the affiliate's word, or the reason why there is none (spec 4). */
export async function ContactCard({ locale, code, outcome }: Props) {
  const { env } = currentRequest();
  const [loaded] = await Promise.all([
    loadContact(code, locale, () => secret(env, 'FORM_TOKEN_SECRET')),
    // The simulated loading opens the page; an answer does not wait again.
    wait(outcome ? 0 : timings.contactLoading),
  ]);
  if (loaded.status !== 'ready') return <ObstacleCard locale={locale} obstacle={loaded.status} />;
  const { affiliate, ticket } = loaded;
  return (
    <div className={frame}>
      <Referral locale={locale} affiliate={affiliate} />
      <div className={padding}>
        <ContactForm
          words={formWords(locale, affiliate.name)}
          code={affiliate.code}
          locale={locale}
          ticket={ticket}
          outcome={outcome}
        >
          <PrivacyNote locale={locale} />
        </ContactForm>
      </div>
    </div>
  );
}

/** The affiliate's word, and that it is theirs (spec 2, Contact page). */
function Referral({ locale, affiliate }: { locale: Locale; affiliate: Affiliate }) {
  const { t } = getIntl(locale);
  const { name, company: employer, word } = affiliate;
  return (
    <figure className={`${padding} bg-night text-moon`}>
      <figcaption className="font-600">
        {t('contact.referral', { name, company: employer, brand: company.brand })}
      </figcaption>
      <blockquote className="before:content-[open-quote] after:content-[close-quote] mt-4 font-display font-800 text-[clamp(1.375rem,2.2vw,1.875rem)] leading-[1.2] tracking-[-0.015em] text-balance">
        {t(`contact.word.${word}`)}
      </blockquote>
      <Waveform lit={24} className="mt-6 h-8 w-full text-dusk max-sm:hidden" />
    </figure>
  );
}

function ObstacleCard({ locale, obstacle }: { locale: Locale; obstacle: Obstacle }) {
  const { t, rich } = getIntl(locale);
  return (
    <div className={`${frame} ${padding}`}>
      <Alert title={t('contact.error.title')} message={t(`contact.error.${obstacle}`)} />
      <p className="mt-5 max-w-[55ch] text-pretty">
        {rich(`contact.help.${obstacle}`, {
          email: company.email,
          mail: linkTo(`mailto:${company.email}`),
        })}
      </p>
      <ExternalLink
        locale={locale}
        href={environment('BOOKING_URL')}
        className="btn-secondary mt-6"
      >
        {t('action.book')}
      </ExternalLink>
    </div>
  );
}

/** What stands there while the affiliate is looked up (spec 4, state 1). */
export function LoadingCard({ locale }: { locale: Locale }) {
  const { t } = getIntl(locale);
  return (
    <div className={`${frame} ${padding} min-h-[44rem] grid place-content-center gap-6`}>
      <Waveform lit={24} className="h-12 w-full text-muted motion-safe:animate-pulse" />
      <p role="status" className="font-600 text-center">
        {t('contact.loading')}
      </p>
    </div>
  );
}
