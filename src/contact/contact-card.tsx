import { Icon } from '../artwork/icon.tsx';
import { getIntl } from '../intl.ts';
import type { Locale } from '../locales.ts';
import { currentRequest } from '../request.ts';
import { localePath } from '../routes.ts';
import { secret } from '../secret.ts';
import { BookingLink } from '../sections/booking-link.tsx';
import { Reach } from '../sections/reach.tsx';
import { timings } from '../site.ts';
import { wait } from '../wait.ts';
import { actionIds } from './action-ids.ts';
import { actionField } from './action-protocol.ts';
import { codeQuery } from './affiliates.ts';
import { Alert } from './alert.tsx';
import { formFrame, frame, padding } from './card-classes.ts';
import { CodeForm } from './code-form.tsx';
import { ContactForm } from './contact-form.tsx';
import { formWords } from './form-words.ts';
import { loadContact, type Obstacle } from './load-contact.ts';
import type { Outcome } from './outcome.ts';
import { PrivacyNote } from './privacy-note.tsx';
import { Referral } from './referral.tsx';

type Props = {
  locale: Locale;
  /** The affiliate's code that the visitor brought; may be empty. */
  code: string;
  /** The outcome of the submission that this page answers; undefined if it answers none. */
  outcome: Outcome | undefined;
};

/** The form below the affiliate's recommendation, or the reason why there is none. */
export async function ContactCard({ locale, code, outcome }: Props) {
  const { env } = currentRequest();
  const { t } = getIntl(locale);
  const [loaded] = await Promise.all([
    loadContact(code, locale, () => secret(env, 'FORM_TOKEN_SECRET')),
    // Only a page that is opened simulates loading; the answer to a submission does not wait again.
    wait(outcome ? 0 : timings.contactLoading),
  ]);
  if (loaded.status !== 'ready') {
    return <ObstacleCard locale={locale} code={code} obstacle={loaded.status} />;
  }
  const { affiliate, ticket } = loaded;
  return (
    <div className={formFrame}>
      <Referral locale={locale} affiliate={affiliate} />
      <div className={padding}>
        <ContactForm
          words={formWords(locale)}
          code={affiliate.code}
          locale={locale}
          posting={{
            path: `${localePath(locale, 'contact')}?${codeQuery(affiliate)}`,
            actionField: actionField(actionIds.posted),
          }}
          ticket={ticket}
          outcome={outcome}
          reach={<Reach locale={locale} />}
          booking={
            <BookingLink locale={locale} className="btn-secondary mt-3">
              {t('action.schedule')}
              <Icon name="external" />
            </BookingLink>
          }
        >
          <PrivacyNote locale={locale} />
        </ContactForm>
      </div>
    </div>
  );
}

type ObstacleProps = { locale: Locale; code: string; obstacle: Obstacle };

function ObstacleCard({ locale, code, obstacle }: ObstacleProps) {
  const { t } = getIntl(locale);
  return (
    <div data-obstacle className={`${frame} ${padding}`}>
      <Alert title={t('contact.error.title')} message={t(`contact.error.${obstacle}`)} />
      <p className="mt-5 max-w-[55ch] text-pretty">{t(`contact.help.${obstacle}`)}</p>
      {obstacle !== 'failed' && <CodeForm locale={locale} code={code} />}
      <Reach locale={locale} className="mt-6 b-t-1 pt-6 text-pretty" />
      <BookingLink locale={locale} className="btn-secondary mt-4">
        {t('action.book')}
        <Icon name="external" />
      </BookingLink>
    </div>
  );
}
