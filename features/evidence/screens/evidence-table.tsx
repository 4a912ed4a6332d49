import type { ReactNode } from 'react';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { cn } from '@/lib/base/class-names';
import { useLanguage } from '@/lib/language/use-language';

const cellClass = 'px-4 py-1.5 text-left align-top';

/** A heading or a cell. `numeric`: at the right. `wide`: a text that may wrap. */
export type Cell = { id: string; content: ReactNode; numeric?: boolean; wide?: boolean };

const classOf = ({ numeric, wide }: Cell) =>
  cn(cellClass, numeric && 'text-right tabular', wide ? 'min-w-56' : 'whitespace-nowrap');

type Props = {
  label: string;
  head: readonly Cell[];
  rows: readonly { id: string; cells: readonly Cell[] }[];
};

/** A plain table that prints in full. The first cell of a row names it. */
export function EvidenceTable({ label, head, rows }: Props) {
  const { t } = useLanguage();
  return (
    <ScrollRegion label={t('charts.asTable', { title: label })}>
      <table className="w-full text-sm">
        <caption className="sr-only">{label}</caption>
        <thead className="text-xs text-muted">
          <tr>
            {head.map((cell) => (
              <th key={cell.id} scope="col" className={cn(classOf(cell), 'font-medium')}>
                {cell.content}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [first, ...cells] }) => (
            <tr key={id} className="border-t border-border">
              {first ? (
                <th scope="row" className={cn(classOf(first), 'font-normal')}>
                  {first.content}
                </th>
              ) : null}
              {cells.map((cell) => (
                <td key={cell.id} className={classOf(cell)}>
                  {cell.content}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
