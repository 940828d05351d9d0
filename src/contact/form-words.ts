import type { Locale } from '../locales.ts';
import { company } from '../site.ts';
import { getTexts } from '../texts.ts';
import type { FormWords } from './contact-form.tsx';
import { eachField } from './fields.ts';

/** The words of the form in a language; `affiliate` is the name that success shows. */
export function formWords(locale: Locale, affiliate: string): FormWords {
  const { t } = getTexts(locale);
  return {
    title: t('contact.form.title'),
    required: t('contact.form.required'),
    fields: eachField((name) => ({
      label: t(`contact.${name}.label`),
      placeholder: t(`contact.${name}.placeholder`),
    })),
    honeypot: t('contact.honeypot'),
    submit: t('contact.submit'),
    submitting: t('contact.submitting'),
    error: t('contact.error.title'),
    failures: { failed: t('contact.error.sending'), again: t('contact.error.again') },
    sent: {
      title: t('contact.sent.title'),
      message: t('contact.sent.message', { name: affiliate, brand: company.brand }),
    },
  };
}
