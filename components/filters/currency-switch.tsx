import { SegmentedControl } from '@/components/ui/segmented-control';
import { useLanguage } from '@/lib/language/use-language';
import { MissingCurrency } from './missing-currency';

type Props = {
  currencies: readonly string[];
  value: string | null;
  /** The currency in the URL. */
  search: { currency: string | null };
  onChange: (change: { currency: string }) => void;
};

/** One currency at a time, never their sum. Last in its row, because it arrives with the figures. */
export function CurrencySwitch({ currencies, value, search, onChange }: Props) {
  const { t } = useLanguage();
  const missing = <MissingCurrency requested={search.currency} shown={value} currencies={currencies} />;
  if (currencies.length < 2 || value === null) return missing;
  const options = currencies.map((currency) => ({ value: currency, label: currency }));
  return (
    <>
      <SegmentedControl
        label={t('filters.currency')}
        options={options}
        value={value}
        onChange={(next) => onChange({ currency: next })}
        className="order-last"
      />
      {missing}
    </>
  );
}
