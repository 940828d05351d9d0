import { campoAbierto, oraSolare, rueckenwind, sentieri } from './covers/fields.ts';
import { correspondances, goingUp, mareAlta, ultimaMilla } from './covers/journeys.ts';
import { farbton, filRouge, jahresringe, paneEParole } from './covers/materials.ts';
import { fonte, leTempsLong, secondLook, smallPrint, wasWaereWenn } from './covers/trust.ts';
import type { Drawings } from './find-picture.ts';

/** The drawn covers of shows. */
export const drawnCovers: Drawings = {
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
  farbton,
};
