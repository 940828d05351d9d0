import type { Locale } from '../locales.ts';
import { getTexts } from '../texts.ts';
import type { FormWords } from './contact-form.tsx';
import { eachField } from './fields.ts';

/** The words of the form in a language. */
export function formWords(locale: Locale): FormWords {
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
    failures: {
      failed: { message: t('contact.error.sending'), help: t('contact.help.sending') },
      again: { message: t('contact.error.again') },
    },
  };
}
