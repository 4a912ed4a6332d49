import { SegmentedControl } from '@/components/ui/segmented-control';
import { useLanguage } from '@/lib/language/use-language';
import { MissingCurrency } from './missing-currency';

type Props = {
  currencies: readonly string[];
  value: string | null;
  /** The currency in the URL. */
  requested: string | null;
  onChange: (currency: string) => void;
};

/** One currency at a time, never their sum. Last in its row, because it arrives with the figures. */
export function CurrencySwitch({ currencies, value, requested, onChange }: Props) {
  const { t } = useLanguage();
  const missing = <MissingCurrency requested={requested} shown={value} currencies={currencies} />;
  if (currencies.length < 2 || value === null) return missing;
  const options = currencies.map((currency) => ({ value: currency, label: currency }));
  return (
    <>
      <SegmentedControl
        label={t('filters.currency')}
        options={options}
        value={value}
        onChange={onChange}
        className="order-last"
      />
      {missing}
    </>
  );
}
