import { callDeadline } from '../clock/deadlines.ts';
import { company, leadCall, retention } from '../facts/business.ts';
import type { Locale } from '../facts/locales.ts';
import { localePath } from '../facts/pages.ts';
import { getIntl } from '../intl/get-intl.ts';
import { linkTo } from '../intl/values/links.tsx';
import { ContactLine } from '../sections/contact-line.tsx';
import type { Lookup } from './affiliate-code.ts';
import { CodeProblemPanel } from './code-problem-panel.tsx';
import { ContactForm } from './contact-form.tsx';
import { hiddenFields } from './fields.ts';
import { formMessages } from './form-messages.ts';
import type { FormResult } from './form-result.ts';
import { Recommendation } from './recommendation.tsx';

type Props = {
  locale: Locale;
  /** The code in the URL or in the posted form, as it came; may be empty. */
  code: string;
  lookup: Lookup;
  result?: FormResult | undefined;
};

/**
 * The affiliate's recommendation above the form or its success, or what is wrong with the code. A
 * posted form is shown with any code, since it holds what the visitor entered.
 */
export function ContactPanel({ locale, code, lookup, result }: Props) {
  if (lookup.status !== 'found' && !result) {
    return <CodeProblemPanel locale={locale} code={code} problem={lookup.status} />;
  }
  const affiliate = lookup.status === 'found' ? lookup.affiliate : undefined;
  const { rich } = getIntl(locale);
  const due = callDeadline(Date.now());
  return (
    // On a phone with a short viewport the form comes before the recommendation.
    <div data-panel className="form-card flex flex-col media-low:flex-col-reverse">
      {affiliate && <Recommendation locale={locale} affiliate={affiliate} />}
      <div className="form-card-padding">
        <ContactForm
          messages={formMessages(locale)}
          hiddenValues={{
            [hiddenFields.code]: affiliate?.code ?? code,
            [hiddenFields.locale]: locale,
            [hiddenFields.key]: crypto.randomUUID(),
          }}
          result={result}
          contactLine={<ContactLine locale={locale} />}
        >
          <p className="mt-4 font-600 text-balance">
            {rich('contact.next', { moment: due, hour: leadCall.by })}
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
      </div>
    </div>
  );
}
