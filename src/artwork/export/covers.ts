import { shows } from '../../shows.ts';
import { campoAbierto, oraSolare, rueckenwind, sentieri } from './covers/fields.ts';
import { correspondances, goingUp, mareAlta, ultimaMilla } from './covers/journeys.ts';
import { farbeBekennen, filRouge, jahresringe, paneEParole } from './covers/materials.ts';
import { fonte, leTempsLong, secondLook, smallPrint, wasWaereWenn } from './covers/trust.ts';

/** A podcast cover; `draw` is pure and always returns the same SVG. */
type Cover = {
  slug: string;
  title: string;
  company: string;
  draw: () => string;
};

// Apart from the list of shows, so that no page imports fonts and drawing code.
const drawings: Record<(typeof shows)[number]['slug'], () => string> = {
  'mare-alta': mareAlta,
  'ora-solare': oraSolare,
  'le-temps-long': leTempsLong,
  'was-waere-wenn': wasWaereWenn,
  'campo-abierto': campoAbierto,
  correspondances,
  fonte,
  jahresringe,
  'second-look': secondLook,
  'pane-e-parole': paneEParole,
  'going-up': goingUp,
  'fil-rouge': filRouge,
  'ultima-milla': ultimaMilla,
  rueckenwind,
  sentieri,
  'small-print': smallPrint,
  'farbe-bekennen': farbeBekennen,
};

/** One cover for every show, in the order of the carousel. */
export const covers: readonly Cover[] = shows.map((show) => ({
  ...show,
  draw: drawings[show.slug],
}));
