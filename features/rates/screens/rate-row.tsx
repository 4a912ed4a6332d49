'use client';

import { Button } from '@/components/ui/button';
import type { StoredRates } from '@/features/rates/rate-shape';
import { useLanguage } from '@/lib/language/use-language';

type Props = { to: string; rates: StoredRates; onShow: () => void; onDelete: (() => void) | undefined };

/** The newest rate of a currency and the number of rates. */
export function RateRow({ to, rates, onShow, onDelete }: Props) {
  const { t, format } = useLanguage();
  const { currency, newest, first, days } = rates;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="tabular text-sm font-medium" title={newest.rate}>
          1 {currency} = {format.exchangeRate(newest.rate)} {to}
        </p>
        <p className="text-xs text-muted">
          {days > 1
            ? t('currencies.rates.days', {
                day: format.day(newest.day),
                count: days,
                range: format.dayRange(first, newest.day),
              })
            : format.day(newest.day)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={onShow} aria-label={t('currencies.rates.showNamed', { currency })}>
          {t('currencies.rates.show')}
        </Button>
        {onDelete ? (
          <Button
            size="sm"
            variant="ghost"
            onClick={onDelete}
            aria-label={t('currencies.rates.deleteNamed', { currency })}
          >
            {t('currencies.rates.delete')}
          </Button>
        ) : null}
      </div>
    </li>
  );
}
