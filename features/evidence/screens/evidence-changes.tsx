import { Card } from '@/components/ui/card';
import type { Evidence } from '@/features/evidence/evidence-shape';
import { useLanguage } from '@/lib/language/use-language';
import { formatValue } from '@/lib/pages/figure';
import { type Cell, EvidenceTable } from './evidence-table';

/** Figures of rows that a later load changed, the newest first. */
export function EvidenceChanges({ evidence: { changes, changeCount } }: { evidence: Evidence }) {
  const { t, format } = useLanguage();
  const head: Cell[] = [
    { id: 'at', content: t('evidence.changes.at') },
    { id: 'day', content: t('evidence.days.day') },
    { id: 'link', content: t('evidence.ask.link') },
    { id: 'product', content: t('evidence.ask.product'), wide: true },
    { id: 'kind', content: t('closing.changes.what') },
    { id: 'field', content: t('closing.changes.field') },
    { id: 'was', content: t('closing.changes.was'), numeric: true },
    { id: 'became', content: t('closing.changes.is'), numeric: true },
  ];
  const cut = changeCount > changes.length;
  return (
    <Card
      flush
      title={t('evidence.changes.title')}
      footer={cut ? t('evidence.changes.more', { shown: changes.length, count: changeCount }) : null}
    >
      {changes.length === 0 ? (
        <p className="px-4 pb-4 text-sm text-muted">{t('evidence.changes.none')}</p>
      ) : (
        <EvidenceTable
          label={t('evidence.changes.title')}
          head={head}
          rows={changes.map(
            ({ at, id, day, link, product, productName, kind, field, currency, ...rest }) => ({
              id: `${at} ${id} ${field}`,
              cells: [
                { id: 'at', content: format.instant(at, 'UTC') },
                { id: 'day', content: format.day(day) },
                { id: 'link', content: <span className="font-mono text-xs">{link}</span> },
                { id: 'product', content: productName ?? product ?? '–', wide: true },
                { id: 'kind', content: t(`closing.changes.kinds.${kind}`) },
                { id: 'field', content: t(`metrics.${field}.label`) },
                { id: 'was', content: formatValue(format, rest.was, field, currency), numeric: true },
                { id: 'became', content: formatValue(format, rest.became, field, currency), numeric: true },
              ],
            }),
          )}
        />
      )}
    </Card>
  );
}
