import { Icon } from '../artwork/icon.tsx';
import { getIntl } from '../intl/get-intl.ts';
import { BookingLink } from '../sections/booking-link.tsx';
import { Reach } from '../sections/reach.tsx';
import type { Locale } from '../site/locales.ts';
import { localePath } from '../site/pages.ts';
import { Alert } from './alert.tsx';
import { hiddenFields } from './fields.ts';
import { frame, inputBox, padding } from './panel-classes.ts';

/** Why there is no form; the message `contact.error.<obstacle>` says it. */
export type Obstacle = 'missing' | 'invalid' | 'failed';

/** `code` is the unknown one that the visitor brought; may be empty. */
type Props = { locale: Locale; code: string; obstacle: Obstacle };

/** What is shown instead of the form: the error, and other ways to go on. */
export function ObstaclePanel({ locale, code, obstacle }: Props) {
  const { t } = getIntl(locale);
  return (
    <div data-obstacle className={`${frame} ${padding}`}>
      <Alert title={t('contact.error.title')} message={t(`contact.error.${obstacle}`)} />
      <p className="mt-5 max-w-[55ch] text-pretty">{t(`contact.help.${obstacle}`)}</p>
      {obstacle !== 'failed' && <CodeForm locale={locale} code={code} />}
      <Reach locale={locale} className="mt-6 b-t-1 pt-6 text-pretty" />
      <BookingLink locale={locale} place="contact" className="btn-secondary mt-4">
        {t('action.book')}
        <Icon name="external" />
      </BookingLink>
    </div>
  );
}

/** Asks for the partner's code and opens the page with it. */
function CodeForm({ locale, code }: Pick<Props, 'locale' | 'code'>) {
  const { t } = getIntl(locale);
  return (
    <form action={localePath(locale, 'contact')} className="mt-6">
      <label htmlFor="code" className="block font-600">
        {t('contact.code.label')}
      </label>
      <div className="mt-2 grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <input
          id="code"
          name={hiddenFields.code}
          type="text"
          required
          maxLength={100}
          defaultValue={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={code ? true : undefined}
          aria-describedby="code-hint"
          className={inputBox}
        />
        <button type="submit" className="btn-primary">
          {t('contact.code.submit')}
        </button>
      </div>
      <p id="code-hint" className="mt-2 text-note text-muted text-pretty">
        {t('contact.code.hint')}
      </p>
    </form>
  );
}
