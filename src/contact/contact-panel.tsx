import { Reach } from '../sections/reach.tsx';
import type { Locale } from '../site/locales.ts';
import { localePath } from '../site/pages.ts';
import { timings } from '../site/site.ts';
import { logError } from '../worker/log.ts';
import { wait } from '../worker/wait.ts';
import { actionIds } from './action-ids.ts';
import { actionField } from './action-protocol.ts';
import { type Affiliate, codeQuery, queryAffiliate } from './affiliates.ts';
import { ContactForm } from './contact-form.tsx';
import { hiddenFields } from './fields.ts';
import { formWords } from './form-words.ts';
import { type Obstacle, ObstaclePanel } from './obstacle-panel.tsx';
import type { Outcome } from './outcome.ts';
import { formFrame, padding } from './panel-classes.ts';
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
export async function ContactPanel({ locale, code, outcome }: Props) {
  const [affiliate] = await Promise.all([
    lookUp(code),
    // Only a page that is opened simulates loading; the answer to a submission does not wait again.
    wait(outcome ? 0 : timings.contactLoading),
  ]);
  if (typeof affiliate === 'string') {
    return <ObstaclePanel locale={locale} code={code} obstacle={affiliate} />;
  }
  return (
    <div className={formFrame}>
      <Referral locale={locale} affiliate={affiliate} />
      <div className={padding}>
        <ContactForm
          words={formWords(locale)}
          path={`${localePath(locale, 'contact')}?${codeQuery(affiliate)}`}
          actionField={actionField(actionIds.posted)}
          hidden={{
            [hiddenFields.code]: affiliate.code,
            [hiddenFields.locale]: locale,
            [hiddenFields.key]: crypto.randomUUID(),
          }}
          outcome={outcome}
          reach={<Reach locale={locale} />}
        >
          <PrivacyNote locale={locale} />
        </ContactForm>
      </div>
    </div>
  );
}

/** The affiliate of a code, or why there is none. */
async function lookUp(code: string): Promise<Affiliate | Obstacle> {
  if (!code) return 'missing';
  try {
    return (await queryAffiliate(code)) ?? 'invalid';
  } catch (error) {
    logError('contact-not-loaded', error);
    return 'failed';
  }
}
