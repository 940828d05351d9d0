import { readItem, takeItem, writeItem } from '../browser/storage.ts';
import { storageKeys } from '../site.ts';
import { eachField, type FieldName, fieldNames } from './fields.ts';

// What was typed is kept for this tab until it is sent, so that a reload or a change of language
// loses nothing.
const key = storageKeys.draft;

/** Saves what was typed into the fields of the form. */
export function keepDraft(form: HTMLFormElement): void {
  const values = eachField((name) => input(form, name)?.value);
  writeItem('sessionStorage', key, JSON.stringify(values));
}

/** Fills the empty fields of the form with what was saved. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = readDraft();
  for (const name of fieldNames) {
    const field = input(form, name);
    const value = draft[name];
    if (field?.value === '' && typeof value === 'string') field.value = value;
  }
}

/** To be called when the form was sent. */
export function forgetDraft(): void {
  takeItem('sessionStorage', key);
}

/** The storage may hold anything at all, so the values are not trusted. */
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
