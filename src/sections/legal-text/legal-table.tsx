import type { ReactNode } from 'react';

type Props = {
  caption: string;
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[]; quiet?: boolean }[];
};

const header = ':uno: py-3 pe-3 text-start align-top first-letter:uppercase';

/** A table whose first cells are row headers. It scrolls if its words are too long for a phone. */
export function LegalTable({ caption, columns, rows }: Props) {
  return (
    <div className="overflow-x-auto">
      <table className="my-3 w-full min-[20rem]:[overflow-wrap:break-word] border-collapse text-note leading-[1.4]">
        <caption className="pb-3 text-start font-600">{caption}</caption>
        <thead>
          <tr className="b-b-1 b-ink">
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className="py-2 pe-3 text-start align-bottom font-500 text-muted"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [head, ...cells], quiet }) => (
            <tr
              key={key}
              className={quiet ? ':uno: b-b-1 b-line text-muted' : ':uno: b-b-1 b-line'}
            >
              <th
                scope="row"
                className={`${header} ${quiet ? ':uno: font-400' : ':uno: font-600'}`}
              >
                {head}
              </th>
              {columns.slice(1).map((column, index) => (
                <td key={column} className="py-3 pe-3 align-top last:pe-0">
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
