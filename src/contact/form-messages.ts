import type { Locale } from '../facts/locales.ts';
import { getIntl } from '../intl/get-intl.ts';
import { eachField } from './fields.ts';

export type FormMessages = ReturnType<typeof formMessages>;

/** Returns all messages of the form, formatted for the client component. */
export function formMessages(locale: Locale) {
  const { t } = getIntl(locale);
  const sending = t('contact.error.sending');
  const failed = { message: sending, help: t('contact.help.sending') };
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
      failed,
      limited: failed,
      unreachable: { message: sending, help: t('contact.help.unreachable') },
      unknownCode: { message: t('contact.error.invalid'), help: t('contact.help.unknownCode') },
    },
  };
}
