import { readItem, takeItem, writeItem } from '../browser/storage.ts';
import { storageKeys } from '../site.ts';
import { eachField, type FieldName, fieldNames } from './fields.ts';

// What was typed is kept for the tab until it is sent: a reload or another language loses nothing.
const key = storageKeys.draft;

/** Keeps what stands in the fields of the form. */
export function keepDraft(form: HTMLFormElement): void {
  const values = eachField((name) => input(form, name)?.value);
  writeItem('sessionStorage', key, JSON.stringify(values));
}

/** Fills the empty fields of the form with what was kept. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = readDraft();
  for (const name of fieldNames) {
    const field = input(form, name);
    const value = draft[name];
    if (field?.value === '' && typeof value === 'string') field.value = value;
  }
}

/** It was sent. */
export function forgetDraft(): void {
  takeItem('sessionStorage', key);
}

/** Anything at all may stand in a storage. */
function readDraft(): Record<string, unknown> {
  try {
    return Object(JSON.parse(readItem('sessionStorage', key) ?? '{}'));
  } catch {
    return {};
  }
}

function input(form: HTMLFormElement, name: FieldName): HTMLInputElement | null {
  return form.querySelector<HTMLInputElement>(`#${name}`);
}
