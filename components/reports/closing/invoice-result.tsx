import { Check, TriangleAlert } from 'lucide-react';
import type { Invoice } from '@/lib/closing/statement-shape';
import { formatMoney } from '@/lib/format/money';

/** Whether an invoice says what the statement says, or by how much it differs. */
export function InvoiceResult({ invoice, currency }: { invoice: Invoice; currency: string }) {
  const { matches, difference, expected } = invoice;
  if (matches) {
    return (
      <span className="inline-flex items-center gap-1.5 text-positive">
        <Check aria-hidden="true" className="size-4" />
        Matches
      </span>
    );
  }
  const less = difference.startsWith('-');
  const by = formatMoney(less ? difference.slice(1) : difference, currency);
  return (
    <span className="inline-flex items-center gap-1.5 text-warning">
      <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
      {by} {less ? 'less' : 'more'} than the statement’s {formatMoney(expected, currency)}
    </span>
  );
}
