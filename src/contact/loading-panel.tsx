import { Waveform } from '../artwork/brand-marks.tsx';
import type { Locale } from '../facts/locales.ts';
import { getIntl } from '../intl/get-intl.ts';

/** The simulated loading state, which lies over the panel for a second (styles/contact.css). */
export function LoadingPanel({ locale }: { locale: Locale }) {
  const { t } = getIntl(locale);
  return (
    <div data-loading className="form-card">
      <div className="form-card-padding night">
        <p role="status" className="font-600">
          {t('contact.loading')}
        </p>
        <Waveform lit={24} className="mt-6 h-12 w-full text-muted motion-safe:animate-pulse" />
      </div>
    </div>
  );
}
