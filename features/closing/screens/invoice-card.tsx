import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { toast } from '@/components/ui/toast';
import { useSetInvoice } from '@/features/closing/client/closings';
import type { Invoice, Statement } from '@/features/closing/statement-shape';
import { useLanguage } from '@/lib/language/use-language';
import { InvoiceForm } from './invoice-form';
import { InvoiceResult } from './invoice-result';

type Props = { statement: Statement; mayClose: boolean };

/** Compares invoice totals of a closed month with its statement. */
export function InvoiceCard({ statement, mayClose }: Props) {
  const { t, format } = useLanguage();
  const { closing, invoices, currency } = statement;
  if (!closing || (invoices.length === 0 && !mayClose)) return null;
  return (
    <Card title={t('closing.invoice.title')} description={t('closing.invoice.description')}>
      <div className="grid gap-4">
        {mayClose ? <InvoiceForm id={closing.id} statement={statement} /> : null}
        {invoices.length > 0 ? (
          <ul aria-label={t('closing.invoice.totals')} className="grid gap-2 text-sm">
            {invoices.map((invoice) => (
              <li
                key={invoice.brand ?? ''}
                className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-border pt-2"
              >
                <span className="min-w-40 flex-1">
                  <span className="font-medium">
                    {invoice.brand ? (invoice.name ?? invoice.brand) : t('closing.invoice.allBrands')}
                  </span>
                  {invoice.reference ? (
                    <span className="block text-xs text-muted">{invoice.reference}</span>
                  ) : null}
                </span>
                <span className="tabular">{format.money(invoice.amount, currency)}</span>
                <InvoiceResult invoice={invoice} currency={currency} />
                {mayClose ? <RemoveInvoice id={closing.id} invoice={invoice} /> : null}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </Card>
  );
}

function RemoveInvoice({ id, invoice }: { id: string; invoice: Invoice }) {
  const { t } = useLanguage();
  const set = useSetInvoice();
  const remove = () =>
    set.mutate(
      { id, brand: invoice.brand, amount: null },
      {
        onError: ({ message }) =>
          toast(t('closing.invoice.notRemoved'), { tone: 'negative', description: message }),
      },
    );
  return (
    <Button size="sm" variant="ghost" data-print="hide" pending={set.isPending} onClick={remove}>
      {t('ui.remove')}
    </Button>
  );
}
