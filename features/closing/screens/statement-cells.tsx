import type { ReactNode } from 'react';
import type { CommissionParts, MonthAmounts } from '@/features/closing/statement-shape';
import { formatChange } from '@/lib/language/format/format-change';
import { useLanguage } from '@/lib/language/use-language';

export const amountCellClass = 'px-4 py-2 text-right tabular whitespace-nowrap';

/** The name of a statement row. Stays visible while the amounts scroll. */
export function NameCell({ strong = false, children }: { strong?: boolean; children: ReactNode }) {
  return (
    <th
      scope="row"
      className={`sticky left-0 max-w-64 min-w-32 bg-surface px-4 py-2 text-left wrap-anywhere ${strong ? '' : 'font-normal'}`}
    >
      {children}
    </th>
  );
}

type Props = {
  amounts: MonthAmounts;
  /** The settled and open parts of the commission; null if it is not split. */
  parts: CommissionParts | null;
  currency: string;
  signed?: boolean;
};

/** The amounts of a statement row. Unknown ones are dashes. */
export function MoneyCells({ amounts, parts, currency, signed = false }: Props) {
  const { format } = useLanguage();
  const write = (amount: string | null) => {
    if (amount === null) return '–';
    return signed ? formatChange(format, amount, currency) : format.money(amount, currency);
  };
  const { commission, sales, bonus } = amounts;
  return (
    <>
      <td className={amountCellClass}>{write(commission)}</td>
      <td className={`${amountCellClass} text-muted`}>{parts ? write(parts.settled) : null}</td>
      <td className={`${amountCellClass} text-muted`}>{parts ? write(parts.open) : null}</td>
      <td className={amountCellClass}>{write(sales)}</td>
      <td className={amountCellClass}>{write(bonus)}</td>
    </>
  );
}
