import type { Locale } from '../../site/locales.ts';

/** A language's flag: decoration beside its name. */
export function Flag({ locale, loading }: { locale: Locale; loading?: 'lazy' }) {
  return (
    <img
      src={`/flags/${locale}.svg`}
      alt=""
      loading={loading}
      aria-hidden="true"
      width={20}
      height={20}
      className="size-5"
    />
  );
}
