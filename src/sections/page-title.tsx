import type { ReactNode } from 'react';

type Props = {
  eyebrow: string;
  title: string;
  lead: string;
  poster?: ReactNode;
  children?: ReactNode;
};

/** The head of a text page, with an optional full-width drawing as on the page's card. */
export function PageTitle({ eyebrow, title, lead, poster, children }: Props) {
  return (
    <div className="relative overflow-clip pb-[clamp(3rem,6vw,5rem)] pt-[clamp(3.5rem,8vw,7rem)] print:(p-0 pb-6)">
      <div className="shell print:p-0">
        <p className="eyebrow">{eyebrow}</p>
        <h1 className="display-2 mt-3 max-w-[13.4em]">{title}</h1>
        <p className="lead mt-6">{lead}</p>
        {children}
      </div>
      {poster}
    </div>
  );
}
