import { readCode } from '../contact/affiliates.ts';
import { ContactPanel } from '../contact/contact-panel.tsx';
import { IgnoreAbortedImports } from '../contact/ignore-aborted-imports.tsx';
import { LoadingPanel } from '../contact/referral.tsx';
import type { ContactOutcome } from '../contact/submission-result.ts';
import type { Locale } from '../facts/locales.ts';
import { type RequestContext, requestContext } from '../runtime/request.ts';
import { ContactSteps, ContactTitle } from '../sections/contact-title.tsx';

/** `query` has no leading question mark. */
export function Page({ locale, query }: { locale: Locale; query: string }) {
  const { affiliate, lead, refusal } = requestContext<RequestContext & ContactOutcome>();
  return (
    <div
      data-contact
      className="shell contact-grid min-h-[100svh] pt-[clamp(3rem,6vw,5rem)] media-low:pt-5 pb-[var(--foot)]"
    >
      <ContactTitle locale={locale} />
      <div className="grid grid-cols-1 content-start lg:(col-start-2 row-start-1 row-span-2)">
        {/* Only a new page simulates loading; a response to a submission does not wait again. */}
        {!lead && !refusal && <LoadingPanel locale={locale} />}
        <ContactPanel
          locale={locale}
          code={readCode(new URLSearchParams(query))}
          affiliate={affiliate}
          lead={lead}
          refusal={refusal}
        />
        <IgnoreAbortedImports />
      </div>
      <ContactSteps locale={locale} hasForm={typeof affiliate === 'object'} />
    </div>
  );
}
