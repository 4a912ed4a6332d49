import { Check, TriangleAlert } from '@/components/ui/icons';
import type { Invoice } from '@/features/closing/statement-shape';
import { useLanguage } from '@/lib/language/use-language';

/** Whether an invoice matches the statement, or by how much it differs. */
export function InvoiceResult({ invoice, currency }: { invoice: Invoice; currency: string }) {
  const { t, format } = useLanguage();
  const { matches, difference, expected } = invoice;
  if (matches) {
    return (
      <span className="inline-flex items-center gap-1.5 text-positive">
        <Check aria-hidden="true" className="size-4" />
        {t('closing.invoice.matches')}
      </span>
    );
  }
  const less = difference.startsWith('-');
  return (
    <span className="inline-flex items-center gap-1.5 text-warning">
      <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
      {t(less ? 'closing.invoice.less' : 'closing.invoice.more', {
        difference: format.money(less ? difference.slice(1) : difference, currency),
        expected: format.money(expected, currency),
      })}
    </span>
  );
}
