const paths = {
  arrow: 'M3 8h9M8 3.5 12.5 8 8 12.5',
  check: 'm2.5 8.5 3.5 4 7.5-9',
  close: 'm3 3 10 10M13 3 3 13',
  down: 'M8 2v11M3.5 8.5 8 13l4.5-4.5',
  menu: 'M1 4.5h14M1 11.5h14',
  pause: 'M5 2v12M11 2v12',
  play: 'M4 2.5v11L13.5 8z',
  plus: 'M8 1.5v13M1.5 8h13',
} as const;

type Props = {
  name: keyof typeof paths;
  className?: string;
};

/** A decorative icon in the line style of the vignettes, beside a text. */
export function Icon({ name, className = ':uno: size-4' }: Props) {
  return (
    <svg
      viewBox="0 0 16 16"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
