import { lookUpAffiliate, visitorCode } from '../contact/affiliate-code.ts';
import { ContactPanel } from '../contact/contact-panel.tsx';
import { LoadingPanel } from '../contact/loading-panel.tsx';
import type { Locale } from '../facts/locales.ts';
import { requestContext } from '../request-context.ts';
import { ContactSteps, ContactTitle } from '../sections/contact-intro.tsx';

export async function Page({ locale }: { locale: Locale }) {
  const { posted } = requestContext();
  const code = visitorCode();
  const lookup = await lookUpAffiliate(code);
  return (
    <div className="shell contact-grid min-h-[100svh] print:min-h-0 pt-[clamp(3rem,6vw,5rem)] media-low:pt-5 pb-[var(--page-end)]">
      <ContactTitle locale={locale} />
      <div className="grid grid-cols-1 content-start lg:(col-start-2 row-start-1 row-span-2)">
        {/* Only a new page simulates loading; a response to a submission does not wait again. */}
        {!posted && <LoadingPanel locale={locale} />}
        <ContactPanel locale={locale} code={code} lookup={lookup} result={posted?.result} />
      </div>
      <ContactSteps locale={locale} hasForm={lookup.status === 'found'} />
    </div>
  );
}
