import { reviewers } from './business.ts';

type Show = {
  slug: string;
  title: string;
  company: string;
  /** Where the show can be heard; makes its cover a link. */
  url?: string;
};

const list = [
  { slug: 'mare-alta', title: 'Maré alta', company: 'Navália Ferries' },
  { slug: 'ora-solare', title: 'Ora solare', company: 'Tettosole' },
  { slug: 'le-temps-long', title: 'Le temps long', company: 'Banque Vauquelane' },
  { slug: 'was-waere-wenn', title: 'Was wäre, wenn?', company: 'Nordwall Versicherung' },
  { slug: 'campo-abierto', title: 'Campo abierto', company: 'Semillas Altoria' },
  { slug: 'correspondances', title: 'Correspondances', company: 'Rail Transalène' },
  { slug: 'fonte', title: 'Fonte', company: 'Águas de Valmora' },
  { slug: 'jahresringe', title: 'Jahresringe', company: 'Holzbau Tannrein' },
  { slug: 'second-look', title: 'Second Look', company: 'Haldene Optics' },
  { slug: 'pane-e-parole', title: 'Pane e parole', company: 'Forno Bellandi' },
  { slug: 'going-up', title: 'Going Up', company: 'Otterby Lifts' },
  { slug: 'fil-rouge', title: 'Fil rouge', company: 'Filature d’Auzance' },
  { slug: 'ultima-milla', title: 'Última milla', company: 'Trazalia' },
  { slug: 'rueckenwind', title: 'Rückenwind', company: 'Luvara Windkraft' },
  { slug: 'sentieri', title: 'Sentieri', company: 'Calzature Valgrisa' },
  { slug: 'small-print', title: 'Small Print', company: 'Marlow & Stride' },
  { slug: 'farbton', title: 'Farbton', company: 'Lackwerk Osterthal' },
] as const satisfies readonly Show[];

/** The shows of the carousel, in order. Sample: shows and companies are invented. */
export const shows: readonly (Show & (typeof list)[number])[] = list;

export function findShow(slug: string): (typeof shows)[number] {
  const found = shows.find((show) => show.slug === slug);
  if (!found) throw new Error(`There is no show ${slug} in src/facts/shows.ts`);
  return found;
}

/** The reviewers, each with their company's show. */
export const reviewersWithShow = reviewers.map((reviewer) => ({
  ...reviewer,
  show: findShow(reviewer.show),
}));
