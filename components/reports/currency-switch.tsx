import { SegmentedControl } from '@/components/ui/segmented-control';
import { MissingCurrency } from './missing-currency';

type Props = {
  currencies: readonly string[];
  value: string | null;
  /** What the address asks for. */
  asked: string | null;
  onChange: (currency: string) => void;
  /** Offers to show each currency by itself. */
  each?: boolean;
};

/** One currency at a time, or each by itself; never their sum. */
export function CurrencySwitch({ currencies, value, asked, onChange, each = false }: Props) {
  const missing = <MissingCurrency asked={asked} shown={value} currencies={currencies} />;
  if (currencies.length < 2 || value === null) return missing;
  const options = [
    ...currencies.map((currency) => ({ value: currency, label: currency })),
    ...(each ? [{ value: 'all', label: 'Each', title: 'Every currency by itself' }] : []),
  ];
  return (
    <>
      <SegmentedControl label="Currency" options={options} value={value} onChange={onChange} />
      {missing}
    </>
  );
}
