import type { Locale } from '../facts/locales.ts';
import { getIntl } from '../intl/get-intl.ts';
import { eachField } from './fields.ts';

export type FormMessages = ReturnType<typeof formMessages>;

/** Returns all messages of the form, formatted for the client component. */
export function formMessages(locale: Locale) {
  const { t } = getIntl(locale);
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
    failure: t('contact.error.sending'),
    help: t('contact.help.sending'),
    unreachable: t('contact.help.unreachable'),
  };
}
