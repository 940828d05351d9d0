import { getIntl } from '../intl.ts';
import type { Locale } from '../locales.ts';
import { linkTo } from '../phrases/link-to.tsx';
import { currentRequest } from '../request.ts';
import { secret } from '../secret.ts';
import { BookingLink } from '../sections/booking-link.tsx';
import { company, timings } from '../site.ts';
import { Alert } from './alert.tsx';
import { frame, padding } from './card-classes.ts';
import { ContactForm } from './contact-form.tsx';
import { formWords } from './form-words.ts';
import { loadContact, type Obstacle } from './load-contact.ts';
import type { Outcome } from './outcome.ts';
import { PrivacyNote } from './privacy-note.tsx';
import { Referral } from './referral.tsx';
import { wait } from './wait.ts';

type Props = {
  locale: Locale;
  /** The affiliate's code that the visitor brought; may be empty. */
  code: string;
  /** How the submission ended that this page answers; undefined if it answers none. */
  outcome: Outcome | undefined;
};

/** The form under the affiliate's word, or the reason why there is none. */
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

function ObstacleCard({ locale, obstacle }: { locale: Locale; obstacle: Obstacle }) {
  const { t, rich } = getIntl(locale);
  return (
    <div data-obstacle className={`${frame} ${padding}`}>
      <Alert title={t('contact.error.title')} message={t(`contact.error.${obstacle}`)} />
      <p className="mt-5 max-w-[55ch] text-pretty">
        {rich(`contact.help.${obstacle}`, {
          email: company.email,
          mail: linkTo(`mailto:${company.email}`),
        })}
      </p>
      <BookingLink locale={locale} className="btn-secondary mt-6">
        {t('action.book')}
      </BookingLink>
    </div>
  );
}
