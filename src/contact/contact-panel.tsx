import { callDeadline } from '../clock/deadlines.ts';
import { getIntl } from '../intl/get-intl.ts';
import { linkTo } from '../intl/phrases/link-to.tsx';
import type { Lead } from '../leads/lead.ts';
import { logError } from '../runtime/log.ts';
import { sleep } from '../runtime/timing.ts';
import { ContactLine } from '../sections/contact-line.tsx';
import type { Affiliate } from '../site/affiliates.ts';
import { timings } from '../site/constants.ts';
import type { Locale } from '../site/locales.ts';
import { localePath } from '../site/pages.ts';
import { company, firstCall, retention } from '../site/site.ts';
import { queryAffiliate } from './affiliates.ts';
import { type CodeProblem, CodeProblemPanel } from './code-problem.tsx';
import { ContactForm } from './contact-form.tsx';
import { hiddenFields } from './fields.ts';
import { formMessages } from './form-messages.ts';
import { Referral } from './referral.tsx';
import type { Refusal } from './submission-result.ts';
import { SuccessPanel } from './success-panel.tsx';

type Props = {
  locale: Locale;
  /** The affiliate's code from the URL; may be empty. */
  code: string;
  /** The result of the submission that this page responds to; both are undefined on a new page. */
  lead: Lead | undefined;
  refusal: Refusal | undefined;
};

/** The affiliate's recommendation above the form or its success, or what is wrong with the code. */
export async function ContactPanel({ locale, code, lead, refusal }: Props) {
  const [affiliate] = await Promise.all([
    lookUp(code),
    // Only a new page simulates loading; a response to a submission does not wait again.
    sleep(lead || refusal ? 0 : timings.contactLoading),
  ]);
  if (typeof affiliate === 'string') {
    return <CodeProblemPanel locale={locale} code={code} problem={affiliate} />;
  }
  const { rich } = getIntl(locale);
  const due = callDeadline(Date.now());
  return (
    // On a phone with a short viewport the form comes before the recommendation.
    <div className="form-card flex flex-col low:flex-col-reverse">
      <Referral locale={locale} affiliate={affiliate} />
      <div className="form-card-padding">
        {lead ? (
          <SuccessPanel locale={locale} lead={lead} affiliate={affiliate} />
        ) : (
          <ContactForm
            words={formMessages(locale)}
            hidden={{
              [hiddenFields.code]: affiliate.code,
              [hiddenFields.locale]: locale,
              [hiddenFields.key]: crypto.randomUUID(),
            }}
            refusal={refusal}
            reach={<ContactLine locale={locale} />}
          >
            <p className="mt-4 font-600 text-balance">
              {rich('contact.next', { moment: due, hour: firstCall.by })}
            </p>
            {/* Information about the processing of personal data, at its collection (GDPR, art. 13). */}
            <p className="mt-4 text-note text-muted text-pretty">
              {rich('contact.privacy', {
                brand: company.brand,
                years: retention.years,
                notice: linkTo(localePath(locale, 'legals')),
              })}
            </p>
          </ContactForm>
        )}
      </div>
    </div>
  );
}

async function lookUp(code: string): Promise<Affiliate | CodeProblem> {
  if (!code) return 'missing';
  try {
    return (await queryAffiliate(code)) ?? 'invalid';
  } catch (error) {
    logError('affiliate-lookup-failed', error);
    return 'failed';
  }
}
