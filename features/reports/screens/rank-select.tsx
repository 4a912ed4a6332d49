import { Select } from '@/components/ui/select';
import { type ChangeOrder, changeOrders } from '@/lib/data/ranges/compared-range';
import { useLanguage } from '@/lib/language/use-language';

type Props = { order: ChangeOrder | null; onChange: (order: ChangeOrder | null) => void };

/** Whether the table begins with the highest value, the largest fall or the largest rise. */
export function RankSelect({ order, onChange }: Props) {
  const { t } = useLanguage();
  return (
    <Select
      aria-label={t('reports.orderBy')}
      className="w-44"
      options={(['value', ...changeOrders] as const).map((value) => ({
        value,
        label: t(`reports.orders.${value}`),
      }))}
      value={order ?? 'value'}
      onChange={({ target }) => onChange(changeOrders.find((value) => value === target.value) ?? null)}
    />
  );
}
