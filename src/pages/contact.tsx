import { Suspense } from 'react';
import { findRecentLead } from '../contact/accept-lead.ts';
import { readCode } from '../contact/affiliates.ts';
import { ContactPanel } from '../contact/contact-panel.tsx';
import { LoadingPanel } from '../contact/referral.tsx';
import { RunContentScript } from '../contact/run-content-script.tsx';
import type { Refusal } from '../contact/submission-result.ts';
import { type RequestContext, requestContext } from '../runtime/request.ts';
import { ContactSteps, ContactTitle } from '../sections/contact-title.tsx';
import { sentParameter } from '../site/constants.ts';
import type { Locale } from '../site/locales.ts';

/** `query` has no leading question mark. */
export async function Page({ locale, query }: { locale: Locale; query: string }) {
  const search = new URLSearchParams(query);
  const code = readCode(search);
  const { env, refusal } = requestContext<RequestContext & { refusal?: Refusal }>();
  const id = search.get(sentParameter);
  const lead = id && !refusal ? await findRecentLead(env, id, code) : undefined;
  const panel = (
    <>
      <ContactPanel locale={locale} code={code} lead={lead} refusal={refusal} />
      <RunContentScript />
    </>
  );
  return (
    <div className="contact-page shell contact-grid min-h-[100svh] pt-[clamp(3rem,6vw,5rem)] low:pt-5 pb-[clamp(4.5rem,10vw,9rem)]">
      <ContactTitle locale={locale} />
      <div className="lg:(col-start-2 row-start-1 row-span-2)">
        {lead || refusal ? (
          panel
        ) : (
          <Suspense fallback={<LoadingPanel locale={locale} />}>{panel}</Suspense>
        )}
      </div>
      <ContactSteps locale={locale} />
    </div>
  );
}
