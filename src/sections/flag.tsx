import de from 'circle-flags/flags/de.svg?url';
import es from 'circle-flags/flags/es.svg?url';
import fr from 'circle-flags/flags/fr.svg?url';
import gb from 'circle-flags/flags/gb.svg?url';
import it from 'circle-flags/flags/it.svg?url';
import pt from 'circle-flags/flags/pt.svg?url';
import { type Locale, locales } from '../locales.ts';

const flags = { gb, fr, pt, es, de, it };

/** A language's flag: decoration beside its name. */
export function Flag({ locale }: { locale: Locale }) {
  const source = flags[locales[locale].flag];
  return (
    <img
      src={source}
      alt=""
      loading="lazy"
      aria-hidden="true"
      width={20}
      height={20}
      className="size-5"
    />
  );
}
