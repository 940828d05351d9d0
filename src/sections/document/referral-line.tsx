import { Icon } from '../../artwork/icon.tsx';
import type { Affiliate } from '../../facts/affiliates.ts';
import type { Locale } from '../../facts/locales.ts';
import { localePath, type Page } from '../../facts/pages.ts';
import { getIntl } from '../../intl/get-intl.ts';

type Props = { locale: Locale; page: Page; affiliate: Affiliate | undefined };

/**
 * The referring affiliate, above the title. It is hidden until the server has confirmed the visitor's
 * code; on a page that visitors share, `referral-links.ts` fills it in. The line occupies empty
 * space, so the layout does not shift. Only text too large for the space gets a row of its own.
 */
export function ReferralLine({ locale, page, affiliate }: Props) {
  const { t, rich } = getIntl(locale);
  return (
    <div
      hidden={!affiliate}
      data-referral={affiliate?.code ?? ''}
      data-name={affiliate?.name}
      className="[&:not([hidden])]:flex absolute max-[15rem]:static z-1 top-0 inset-x-0 shell items-center gap-1 text-note text-muted print:hidden!"
    >
      <p className="leading-tight">
        {rich('referral.line', {
          name: (words) => <span data-referrer="">{affiliate?.name ?? words}</span>,
        })}
      </p>
      <a
        href={localePath(locale, page)}
        data-forget=""
        aria-label={t('referral.forget')}
        className="size-8 shrink-0 grid place-items-center"
      >
        <Icon name="close" className="size-3" />
      </a>
    </div>
  );
}
