import { ScrollRegion } from '@/components/ui/scroll-region';
import type { Reconciliation } from '@/features/reports/reconciliation-shape';
import { useLanguage } from '@/lib/language/use-language';

const cell = 'py-1.5 pl-4 text-right tabular';

/** Links that click and product reports count differently, largest difference first. */
export function DifferingLinks({ links, differing }: Pick<Reconciliation, 'links' | 'differing'>) {
  const { t, format } = useLanguage();
  if (links.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="reach cursor-pointer rounded text-muted hover:text-text">
        {links.length < differing
          ? t('reports.reconciliation.topDifferences', { shown: links.length, count: differing })
          : t('reports.reconciliation.differences', { count: differing })}
      </summary>
      <ScrollRegion label={t('reports.reconciliation.links')} className="pt-2">
        <table className="w-full max-w-2xl">
          <thead className="text-xs text-muted">
            <tr className="border-b border-border">
              <th scope="col" className="py-1.5 text-left font-medium">
                {t('dimensions.link.label')}
              </th>
              <th scope="col" className={`${cell} font-medium`}>
                {t('reports.reconciliation.clickReports')}
              </th>
              <th scope="col" className={`${cell} font-medium`}>
                {t('reports.reconciliation.productReports')}
              </th>
              <th scope="col" className={`${cell} font-medium`}>
                {t('reports.reconciliation.difference')}
              </th>
            </tr>
          </thead>
          <tbody>
            {links.map(({ link, products, reports, difference }) => (
              <tr key={link} className="border-b border-border last:border-0">
                <th scope="row" className="py-1.5 text-left font-mono text-xs font-normal">
                  {link}
                </th>
                <td className={cell}>{format.count(products)}</td>
                <td className={cell}>{format.count(reports)}</td>
                <td className={cell}>
                  {difference > 0 ? '+' : ''}
                  {format.count(difference)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </details>
  );
}
