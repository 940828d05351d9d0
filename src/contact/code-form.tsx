import { getIntl } from '../intl.ts';
import type { Locale } from '../locales.ts';
import { localePath } from '../routes.ts';
import { inputBox } from './card-classes.ts';
import { hiddenFields } from './fields.ts';

type Props = {
  locale: Locale;
  /** The unknown code that the visitor brought, to be corrected; may be empty. */
  code: string;
};

/** Asks for the partner's code and opens the page with it. */
export function CodeForm({ locale, code }: Props) {
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
