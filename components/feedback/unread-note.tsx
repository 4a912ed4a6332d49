import { listUnreadFields } from '@/lib/contract/descriptive';
import { useLanguage } from '@/lib/language/use-language';

type Props = { noun: 'brands' | 'creators'; row: object };

/** Says which fields of a page's subject could not be read. Nothing if all could. */
export function UnreadNote({ noun, row }: Props) {
  const { t } = useLanguage();
  const fields = listUnreadFields(row);
  if (fields.length === 0) return null;
  const quantity = t(`table.counts.${noun}`, { count: 1 });
  return (
    <p className="text-xs text-warning">
      {t('table.list.unread', { count: fields.length, quantity, fields: fields.join(', ') })}
    </p>
  );
}
