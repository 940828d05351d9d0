/** Keys of the browser's storage. */
export const storageKeys = {
  language: 'language',
  languageChosen: 'language-chosen',
  pendingSection: 'pending-section',
  affiliate: 'affiliate',
  draft: 'contact-draft',
} as const;
