import { callDeadline } from '../clock/deadlines.ts';
import { company, firstCall, retention } from '../facts/business.ts';
import type { Locale } from '../facts/locales.ts';
import { localePath } from '../facts/pages.ts';
import { getIntl } from '../intl/get-intl.ts';
import { linkTo } from '../intl/values/link-to.tsx';
import { ContactLine } from '../sections/contact-line.tsx';
import { CodeProblemPanel } from './code-problem.tsx';
import { ContactForm } from './contact-form.tsx';
import { hiddenFields } from './fields.ts';
import { formMessages } from './form-messages.ts';
import { Referral } from './referral.tsx';
import type { ContactOutcome } from './submission-result.ts';
import { SuccessPanel } from './success-panel.tsx';

/** `code` is the one in the URL; may be empty. */
type Props = { locale: Locale; code: string } & ContactOutcome;

/** The affiliate's recommendation above the form or its success, or what is wrong with the code. */
export function ContactPanel({ locale, code, affiliate, lead, refusal }: Props) {
  if (typeof affiliate === 'string') {
    return <CodeProblemPanel locale={locale} code={code} problem={affiliate} />;
  }
  const { rich } = getIntl(locale);
  const due = callDeadline(Date.now());
  return (
    // On a phone with a short viewport the form comes before the recommendation.
    <div data-panel className="form-card flex flex-col media-low:flex-col-reverse">
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
                notice: linkTo(localePath(locale, 'legalNotice')),
              })}
            </p>
          </ContactForm>
        )}
      </div>
    </div>
  );
}
