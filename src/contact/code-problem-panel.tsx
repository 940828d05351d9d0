import type { Locale } from '../facts/locales.ts';
import { localePath } from '../facts/pages.ts';
import { getIntl } from '../intl/get-intl.ts';
import { callValues } from '../intl/values/company.ts';
import { BookingLink } from '../sections/booking-link.tsx';
import { ContactLine } from '../sections/contact-line.tsx';
import type { CodeProblem } from './affiliate-code.ts';
import { Alert } from './alert.tsx';
import { hiddenFields } from './fields.ts';

const alertId = 'code-error';

/** `code` is the visitor's unknown code; may be empty. */
type Props = { locale: Locale; code: string; problem: CodeProblem };

/** The error shown instead of the form, with alternatives. */
export function CodeProblemPanel({ locale, code, problem }: Props) {
  const { t } = getIntl(locale);
  const booking = (button: string) => (
    <BookingLink locale={locale} place="contact" className={button}>
      {t('action.book')}
    </BookingLink>
  );
  const help = t(`contact.help.${problem}`);
  return (
    // With a code, the first action is to correct it. Without one, it is to book a call.
    <div
      data-panel
      data-code-problem=""
      className="form-card form-card-padding flex flex-col gap-6"
    >
      <Alert
        id={alertId}
        title={t('contact.error.title')}
        message={t(`contact.error.${problem}`)}
      />
      {problem === 'missing' ? (
        <>
          <h2 className="item-title">{help}</h2>
          {booking('btn-primary')}
          <p className="text-muted">{t('shared.next', callValues(locale))}</p>
          <CodeForm locale={locale} code="" button="btn-secondary" />
        </>
      ) : (
        <>
          <p className="prose text-pretty">{help}</p>
          {problem === 'invalid' && <CodeForm locale={locale} code={code} button="btn-primary" />}
          {booking(problem === 'invalid' ? 'btn-secondary' : 'btn-primary')}
        </>
      )}
      <ContactLine locale={locale} className="b-t-1 b-line pt-6 text-pretty" />
    </div>
  );
}

/** A form for the affiliate's code, which opens the page with it. */
function CodeForm({ locale, code, button }: Pick<Props, 'locale' | 'code'> & { button: string }) {
  const { t } = getIntl(locale);
  return (
    <form action={localePath(locale, 'contact')}>
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
          // Screen readers then read the error. They announce no alert that the page begins with.
          autoFocus={Boolean(code)}
          aria-invalid={code ? true : undefined}
          aria-describedby={code ? `${alertId} code-hint` : 'code-hint'}
          className="input-box"
        />
        <button type="submit" className={button}>
          {t('contact.code.submit')}
        </button>
      </div>
      <p id="code-hint" className="mt-2 text-note text-muted text-pretty">
        {t('contact.code.hint')}
      </p>
    </form>
  );
}
