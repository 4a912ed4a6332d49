'use client';

import { useQuery } from '@tanstack/react-query';
import { FailedLine } from '@/components/feedback/failed-line';
import { toFailure } from '@/components/feedback/to-failure';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { Skeleton } from '@/components/ui/skeleton';
import { adjustmentChangesOptions } from '@/features/closing/client/closings';
import type { AdjustmentChange, StatementAmounts } from '@/features/closing/statement-shape';
import { formatChange } from '@/lib/language/format/format-change';
import { useLanguage } from '@/lib/language/use-language';
import { nameMonth } from './month-name';

/** An adjustment of a brand and the statement that shows it. */
export type Explained = {
  month: string;
  currency: string;
  adjusted: string;
  brand: string;
  name: string;
  amounts: StatementAmounts;
};

const textHeadings = ['dimensions.product.label', 'closing.changes.what', 'closing.changes.field'] as const;
const amountHeadings = ['closing.changes.was', 'closing.changes.is'] as const;
const cell = 'py-1.5 pl-4 text-left whitespace-nowrap';

/** The rows behind an adjustment, with their old and new amounts. */
export function ChangesDialog({ explained, onClose }: { explained: Explained; onClose: () => void }) {
  const { t, format } = useLanguage();
  const { name, amounts, ...request } = explained;
  const { currency, adjusted } = request;
  const read = useQuery(adjustmentChangesOptions(request));
  const { data } = read;
  const failure = toFailure(read);
  const rest = data && data.explained.commission !== amounts.commission;
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={t('closing.changes.title', { brand: name, month: nameMonth(format, adjusted) })}
      description={t('closing.changeTotals', {
        commission: formatChange(format, amounts.commission, currency),
        sales: formatChange(format, amounts.sales, currency),
      })}
      footer={<Button onClick={onClose}>{t('ui.close')}</Button>}
    >
      {failure ? <FailedLine {...failure} title={t('closing.changes.failed')} /> : null}
      {!data && !failure ? <Skeleton className="h-32" /> : null}
      {data && data.changes.length > 0 ? (
        <ScrollRegion label={t('closing.changes.rows')} className="max-h-96">
          <table className="w-full text-sm">
            <caption className="sr-only">{t('closing.changes.rows')}</caption>
            <thead className="sticky top-0 bg-raised text-xs text-muted">
              <tr>
                <th scope="col" className="py-1.5 text-left font-medium">
                  {t('reports.rows.day')}
                </th>
                {textHeadings.map((heading) => (
                  <th key={heading} scope="col" className={`${cell} font-medium`}>
                    {t(heading)}
                  </th>
                ))}
                {amountHeadings.map((heading) => (
                  <th key={heading} scope="col" className={`${cell} text-right! font-medium`}>
                    {t(heading)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.changes.map((change) => (
                <ChangeRow key={`${change.id} ${change.field} ${change.at}`} {...{ change, currency }} />
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      ) : null}
      {data && data.count > data.changes.length ? (
        <p className="mt-3 text-xs text-muted">
          {t('closing.changes.largest', { shown: data.changes.length, count: data.count })}
        </p>
      ) : null}
      {rest ? (
        <p className="mt-3 text-sm text-muted">
          {t('closing.changes.rest', {
            amount: formatChange(format, data.explained.commission, currency),
          })}
        </p>
      ) : null}
    </Dialog>
  );
}

function ChangeRow({ change, currency }: { change: AdjustmentChange; currency: string }) {
  const { t, format } = useLanguage();
  const { day, product, productName, kind, field, was, became } = change;
  return (
    <tr className="border-t border-border">
      <th scope="row" className="py-1.5 text-left font-normal whitespace-nowrap">
        {format.dayShort(day)}
      </th>
      <td className={cell}>{productName ?? product ?? '–'}</td>
      <td className={cell}>{t(`closing.changes.kinds.${kind}`)}</td>
      <td className={cell}>{t(`metrics.${field}.label`)}</td>
      <td className={`${cell} tabular text-right!`}>{format.money(was, currency)}</td>
      <td className={`${cell} tabular text-right!`}>{format.money(became, currency)}</td>
    </tr>
  );
}
