/** The four fields (spec 3), in the order of the form; `maxLength` counts UTF-16 units, as HTML does. */
export const fields = {
  firstName: { maxLength: 100, type: 'text', autoComplete: 'given-name', inputMode: 'text' },
  lastName: { maxLength: 100, type: 'text', autoComplete: 'family-name', inputMode: 'text' },
  email: { maxLength: 254, type: 'email', autoComplete: 'email', inputMode: 'email' },
  phone: { maxLength: 100, type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
} as const;

export type FieldName = keyof typeof fields;

export const fieldNames = Object.keys(fields) as FieldName[];

/** Whether a field has a row of its own, where two stand beside each other. */
export function isWide(name: FieldName): boolean {
  return name === 'email' || name === 'phone';
}

/** What the form carries beside the fields. People do not see the honeypot; machines fill it in. */
export const carriers = {
  code: 'ref',
  locale: 'locale',
  key: 'key',
  token: 'token',
  honeypot: 'website',
} as const;

/** One value for each field. */
export function eachField<Value>(value: (name: FieldName) => Value): Record<FieldName, Value> {
  const entries = fieldNames.map((name) => [name, value(name)] as const);
  return Object.fromEntries(entries) as Record<FieldName, Value>;
}

/** A field's text as it was typed; empty where it is missing or a file. */
export function readText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
