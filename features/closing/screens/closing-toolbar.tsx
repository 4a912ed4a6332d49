import { CurrencySwitch } from '@/components/filters/currency-switch';
import { Select } from '@/components/ui/select';
import type { ChosenStatement } from '@/features/closing/choose-statement';
import type { Closing } from '@/features/closing/statement-shape';
import { useLanguage } from '@/lib/language/use-language';
import { nameMonth } from './month-name';

type Props = {
  chosen: ChosenStatement;
  closings: readonly Closing[];
  onChange: (change: { month?: string; currency?: string }) => void;
};

/** More buttons do not fit on a phone. */
const maxSwitched = 5;

/** Chooses the month and currency. */
export function ClosingToolbar({ chosen, closings, onChange }: Props) {
  const { t, format } = useLanguage();
  const { month, months, currency, currencies } = chosen;
  const closed = new Set(closings.filter((one) => one.currency === currency).map((one) => one.month));
  return (
    <>
      <Select
        aria-label={t('closing.month')}
        className="w-44"
        value={month}
        onChange={({ target }) => onChange({ month: target.value })}
        options={months.map((value) => ({
          value,
          label: closed.has(value)
            ? t('closing.closedMonth', { month: nameMonth(format, value) })
            : nameMonth(format, value),
        }))}
      />
      {currencies.length > maxSwitched ? (
        <Select
          aria-label={t('reports.currency')}
          className="w-24"
          value={currency}
          onChange={({ target }) => onChange({ currency: target.value })}
          options={currencies.map((value) => ({ value, label: value }))}
        />
      ) : (
        <CurrencySwitch
          currencies={currencies}
          value={currency}
          requested={currency}
          onChange={(code) => onChange({ currency: code })}
        />
      )}
    </>
  );
}
