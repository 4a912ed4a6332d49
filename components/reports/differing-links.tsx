import { ScrollRegion } from '@/components/ui/scroll-region';
import { formatCount, formatQuantity } from '@/lib/format/number';
import type { Reconciliation } from '@/lib/ledger/answers/reconciliation-shape';

const cell = 'py-1.5 pl-4 text-right tabular';

/** Links that the two kinds of report count differently, the largest difference first. */
export function DifferingLinks({ links, differing }: Pick<Reconciliation, 'links' | 'differing'>) {
  if (links.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="reach cursor-pointer rounded text-muted hover:text-text">
        {links.length < differing ? `Top ${formatCount(links.length)} of ` : null}
        {formatQuantity(differing, 'difference')}
      </summary>
      <ScrollRegion label="Links counted differently" className="pt-2">
        <table className="w-full max-w-2xl">
          <thead className="text-xs text-muted">
            <tr className="border-b border-border">
              <th scope="col" className="py-1.5 text-left font-medium">
                Link
              </th>
              <th scope="col" className={`${cell} font-medium`}>
                Click reports
              </th>
              <th scope="col" className={`${cell} font-medium`}>
                Product reports
              </th>
              <th scope="col" className={`${cell} font-medium`}>
                Difference
              </th>
            </tr>
          </thead>
          <tbody>
            {links.map(({ link, products, reports, difference }) => (
              <tr key={link} className="border-b border-border last:border-0">
                <th scope="row" className="py-1.5 text-left font-mono text-xs font-normal">
                  {link}
                </th>
                <td className={cell}>{formatCount(products)}</td>
                <td className={cell}>{formatCount(reports)}</td>
                <td className={cell}>
                  {difference > 0 ? '+' : ''}
                  {formatCount(difference)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </details>
  );
}
