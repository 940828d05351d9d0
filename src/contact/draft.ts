import { readItem, removeItem, writeItem } from '../browser/storage.ts';
import { storageKeys } from '../storage-keys.ts';
import { fieldNames, hiddenFields } from './fields.ts';

/**
 * Saves what was typed for the tab, with the idempotency key, by default the form's own. A form whose
 * response was lost is then stored only once.
 */
export function saveDraft(form: HTMLFormElement, key?: string): void {
  const entries = new FormData(form);
  if (key) entries.set(hiddenFields.key, key);
  const names = [...fieldNames, hiddenFields.key];
  const draft = names.map((name) => [name, String(entries.get(name))]);
  writeItem('sessionStorage', storageKeys.draft, String(new URLSearchParams(draft)));
}

/**
 * Fills a form with its draft, and returns the idempotency key; undefined if there is no draft. What
 * was typed before this script ran stays, and joins the draft.
 */
export function restoreDraft(form: HTMLFormElement): string | undefined {
  const draft = new URLSearchParams(readItem('sessionStorage', storageKeys.draft));
  const key = draft.get(hiddenFields.key) ?? undefined;
  let isEmpty = true;
  for (const name of fieldNames) {
    const input = form.elements.namedItem(name);
    if (!(input instanceof HTMLInputElement)) continue;
    input.value ||= draft.get(name) ?? '';
    if (input.value) isEmpty = false;
  }
  if (!isEmpty) saveDraft(form, key);
  return key;
}

/** Forgets the draft once its lead is stored. */
export function dropDraft(): void {
  removeItem('sessionStorage', storageKeys.draft);
}
