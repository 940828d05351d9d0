import { getIntl } from '../intl/get-intl.ts';
import type { Locale } from '../site/locales.ts';
import { fieldNames, isWide } from './fields.ts';
import { formFrame, narrowButton, padding } from './panel-classes.ts';
import { PrivacyNote } from './privacy-note.tsx';
import { ReferralPending } from './referral.tsx';

/** A bar as long as the text that will replace it. */
const bar = 'rounded bg-line text-transparent select-none';

/**
 * What is shown while the affiliate is looked up, as tall as the form: the form's own words, made
 * invisible, give every part its size.
 */
export function LoadingPanel({ locale }: { locale: Locale }) {
  const { t } = getIntl(locale);
  return (
    <div className={formFrame}>
      <ReferralPending locale={locale} />
      <div className={padding} aria-hidden="true">
        <p className="display-3">
          <span className={bar}>{t('contact.form.title')}</span>
        </p>
        <p className="mt-2 text-note invisible">{t('contact.form.required')}</p>
        <div className="mt-6 grid gap-5 sm:grid-cols-2">
          {fieldNames.map((name) => (
            <div key={name} className={isWide(name) ? 'sm:col-span-2' : undefined}>
              <p className="font-600">
                <span className={bar}>{t(`contact.${name}.label`)}</span>
              </p>
              <div className="mt-2 min-h-12 rounded-button bg-paper b-1" />
            </div>
          ))}
          <div className={`button ${narrowButton} b-1 b-transparent bg-line sm:col-span-2`}>
            <span className="invisible">{t('contact.submit')}</span>
          </div>
        </div>
        <div className="invisible">
          <PrivacyNote locale={locale} />
        </div>
      </div>
    </div>
  );
}
