import { readItem, removeItem, writeItem } from '../browser/storage.ts';
import { storageKeys } from '../facts/constants.ts';
import { fieldNames, hiddenFields } from './fields.ts';

/**
 * Saves what was typed for the tab, with the idempotency key. A form whose response was lost is
 * then stored only once.
 */
export function saveDraft(form: HTMLFormElement): void {
  const entries = new FormData(form);
  const names = [...fieldNames, hiddenFields.key];
  const draft = names.map((name) => [name, String(entries.get(name))]);
  writeItem('sessionStorage', storageKeys.draft, String(new URLSearchParams(draft)));
}

/** Fills a form with its draft, and returns the idempotency key; undefined if there is no draft. */
export function restoreDraft(form: HTMLFormElement): string | undefined {
  const stored = readItem('sessionStorage', storageKeys.draft);
  if (!stored) return undefined;
  const draft = new URLSearchParams(stored);
  for (const name of fieldNames) {
    const input = form.elements.namedItem(name);
    // What was typed before this script ran stays.
    if (input instanceof HTMLInputElement) input.value ||= draft.get(name) ?? '';
  }
  return draft.get(hiddenFields.key) ?? undefined;
}

/** Forgets the draft once its lead is stored. */
export function dropDraft(): void {
  removeItem('sessionStorage', storageKeys.draft);
}
