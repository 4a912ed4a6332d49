import { Button } from '@/components/ui/button';
import { formatDay, formatDayRange } from '@/lib/format/day';
import { formatExchangeRate } from '@/lib/format/exchange-rate';
import { formatQuantity } from '@/lib/format/number';
import type { HeldRates } from '@/lib/rates/rate-shape';

type Props = { to: string; held: HeldRates; onShow: () => void; onDelete: (() => void) | undefined };

/** The newest rate of a currency, and how many there are. */
export function RateRow({ to, held, onShow, onDelete }: Props) {
  const { currency, newest, first, days } = held;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="tabular text-sm font-medium" title={newest.rate}>
          1 {currency} = {formatExchangeRate(newest.rate)} {to}
        </p>
        <p className="text-xs text-muted">
          {formatDay(newest.day)}
          {days > 1 ? ` · ${formatQuantity(days, 'day')}, ${formatDayRange(first, newest.day)}` : null}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={onShow} aria-label={`Show ${currency} rates`}>
          Show rates
        </Button>
        {onDelete ? (
          <Button size="sm" variant="ghost" onClick={onDelete} aria-label={`Delete ${currency} rates`}>
            Delete
          </Button>
        ) : null}
      </div>
    </li>
  );
}
