'use client';

import { useQuery } from '@tanstack/react-query';
import { FailedLine } from '@/components/feedback/failed-line';
import { toFailure } from '@/components/feedback/to-failure';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { Skeleton } from '@/components/ui/skeleton';
import type { AdjustmentChange, StatementAmounts } from '@/lib/closing/statement-shape';
import { formatDayShort } from '@/lib/format/day';
import { formatMoney } from '@/lib/format/money';
import { formatQuantity } from '@/lib/format/number';
import { adjustmentChangesOptions } from '@/lib/query/closings';
import { nameMonth } from './month-name';
import { formatChange } from './statement-cells';

/** An adjustment of a brand, and the statement that shows it. */
export type Explained = {
  month: string;
  currency: string;
  adjusted: string;
  brand: string;
  name: string;
  amounts: StatementAmounts;
};

const kinds: Record<AdjustmentChange['kind'], string> = {
  changed: 'Changed',
  late: 'Arrived late',
  removed: 'Removed',
};
const fields = { sales: 'Sales', commission: 'Commission', bonus: 'BRB estimate' };
const cell = 'py-1.5 pl-4 text-left whitespace-nowrap';

/** Which rows an adjustment comes from, and what they said before. */
export function ChangesDialog({ explained, onClose }: { explained: Explained; onClose: () => void }) {
  const { name, amounts, ...asked } = explained;
  const { currency, adjusted } = asked;
  const read = useQuery(adjustmentChangesOptions(asked));
  const { data } = read;
  const failure = toFailure(read);
  const rest = data && data.explained.commission !== amounts.commission;
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={`${name}: ${nameMonth(adjusted)}`}
      description={`Commission ${formatChange(amounts.commission, currency)}, sales ${formatChange(amounts.sales, currency)}`}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      {failure ? <FailedLine {...failure} title="The changes could not be loaded." /> : null}
      {!data && !failure ? <Skeleton className="h-32" /> : null}
      {data && data.changes.length > 0 ? (
        <ScrollRegion label="Changed rows" className="max-h-96">
          <table className="w-full text-sm">
            <caption className="sr-only">Changed rows</caption>
            <thead className="sticky top-0 bg-raised text-xs text-muted">
              <tr>
                <th scope="col" className="py-1.5 text-left font-medium">
                  Day (UTC)
                </th>
                {['Product', 'What', 'Field'].map((heading) => (
                  <th key={heading} scope="col" className={`${cell} font-medium`}>
                    {heading}
                  </th>
                ))}
                {['Was', 'Is'].map((heading) => (
                  <th key={heading} scope="col" className={`${cell} text-right! font-medium`}>
                    {heading}
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
          The largest {data.changes.length} of {formatQuantity(data.count, 'change')}.
        </p>
      ) : null}
      {rest ? (
        <p className="mt-3 text-sm text-muted">
          The change log explains {formatChange(data.explained.commission, currency)} of commission. The rest
          are rows that moved to another brand, or that were loaded again.
        </p>
      ) : null}
    </Dialog>
  );
}

function ChangeRow({ change, currency }: { change: AdjustmentChange; currency: string }) {
  const { day, product, productName, kind, field, was, became } = change;
  return (
    <tr className="border-t border-border">
      <th scope="row" className="py-1.5 text-left font-normal whitespace-nowrap">
        {formatDayShort(day)}
      </th>
      <td className={cell}>{productName ?? product ?? '–'}</td>
      <td className={cell}>{kinds[kind]}</td>
      <td className={cell}>{fields[field]}</td>
      <td className={`${cell} tabular text-right!`}>{formatMoney(was, currency)}</td>
      <td className={`${cell} tabular text-right!`}>{formatMoney(became, currency)}</td>
    </tr>
  );
}
