import sprite from './vignettes.svg?url';

/** The drawings, each by what it stands for: where it begins on its sheet of 240 x 160, beside the text below it. */
const left = {
  reputation: 0,
  trust: 0,
  leads: 0,
  script: 55,
  production: 11,
  distribution: 11,
  hosting: 31,
  revisions: 9,
  rights: 27,
} as const;

type Props = { name: keyof typeof left; className: string };

/** A line drawing. All of them lie in one file: none is in the first view, so the page does not carry them. */
export function Vignette({ name, className }: Props) {
  return (
    <svg
      viewBox={`${left[name]} 0 ${240 - left[name]} 160`}
      className={className}
      aria-hidden="true"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
