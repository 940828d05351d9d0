import { getIntl } from '../intl/get-intl.ts';
import type { Locale } from '../site/locales.ts';
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
    invalid: {
      required: t('contact.invalid.required'),
      email: t('contact.invalid.email'),
    },
    honeypot: t('contact.honeypot'),
    submit: t('contact.submit'),
    submitting: t('contact.submitting'),
    error: t('contact.error.title'),
    failure: t('contact.error.sending'),
    help: t('contact.help.sending'),
    offline: t('contact.error.offline'),
    offlineHelp: t('contact.help.offline'),
  };
}
