import { Card } from '@/components/ui/card';
import type { Evidence, EvidenceLine } from '@/features/evidence/evidence-shape';
import { type MergedLine, mergeLines } from '@/features/evidence/merge-lines';
import type { Language } from '@/lib/language/language';
import { useLanguage } from '@/lib/language/use-language';
import { type Cell, EvidenceTable } from './evidence-table';

/** Links with their subids and products, and what both reports have for them. */
export function EvidenceLines({ evidence: { lines, lineCount } }: { evidence: Evidence }) {
  const language = useLanguage();
  const { t } = language;
  const more = lineCount - lines.length;
  const head: Cell[] = [
    { id: 'link', content: t('evidence.ask.link') },
    { id: 'subids', content: t('earnings.subid') },
    { id: 'product', content: t('evidence.ask.product'), wide: true },
    { id: 'brand', content: t('evidence.ask.brand') },
    { id: 'clicks', content: t('evidence.days.clicks'), numeric: true },
    { id: 'reported', content: t('evidence.days.reported'), numeric: true },
    { id: 'conversions', content: t('metrics.conversions.label'), numeric: true },
    { id: 'sales', content: t('metrics.sales.label'), numeric: true },
    { id: 'commission', content: t('metrics.commission.label'), numeric: true },
  ];
  return (
    <Card
      flush
      title={t('evidence.lines.title')}
      footer={more > 0 ? t('evidence.lines.more', { count: more }) : null}
    >
      {lines.length === 0 ? (
        <p className="px-4 pb-4 text-sm text-muted">{t('evidence.lines.none')}</p>
      ) : (
        <EvidenceTable
          label={t('evidence.lines.title')}
          head={head}
          rows={mergeLines(lines).flatMap((line) => toRows(language, line))}
        />
      )}
    </Card>
  );
}

/** What people call the product of a line. */
export const nameProduct = ({ product, productName }: EvidenceLine): string => productName ?? product ?? '–';

export const nameBrand = ({ brand, brandName }: EvidenceLine): string => brandName ?? brand;

/** A row per currency, or one without. */
function toRows({ format }: Language, { key, about, clicks, amounts }: MergedLine) {
  const subids = [about.subid1, about.subid2].filter((subid) => subid !== null).join(' · ');
  const [first = null, ...rest] = amounts;
  return [first, ...rest].map((line, at) => ({
    id: `${key} ${line?.currency ?? ''}`,
    cells: [
      { id: 'link', content: <span className="font-mono text-xs">{about.link}</span> },
      { id: 'subids', content: subids || '–' },
      { id: 'product', content: nameProduct(about), wide: true },
      { id: 'brand', content: nameBrand(about) },
      { id: 'clicks', content: at === 0 ? format.count(clicks) : '', numeric: true },
      { id: 'reported', content: line ? format.count(line.clicks) : '–', numeric: true },
      { id: 'conversions', content: line ? format.count(line.conversions ?? 0) : '–', numeric: true },
      ...(['sales', 'commission'] as const).map((id) => ({
        id,
        content: line ? format.money(line[id] ?? '0', line.currency) : '–',
        numeric: true,
      })),
    ],
  }));
}
