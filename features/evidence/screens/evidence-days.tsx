import { PartialMark } from '@/components/feedback/partial-mark';
import { Card } from '@/components/ui/card';
import type { Evidence, EvidenceDay, ReportedDay } from '@/features/evidence/evidence-shape';
import type { Language } from '@/lib/language/language';
import { useLanguage } from '@/lib/language/use-language';
import { type Cell, EvidenceTable } from './evidence-table';

const amounts = ['conversions', 'sales', 'commission'] as const;

/** Clicks of each day, what product reports have and had, and when they were loaded. */
export function EvidenceDays({ evidence: { days, basis } }: { evidence: Evidence }) {
  const language = useLanguage();
  const { t } = language;
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
  const head: Cell[] = [
    { id: 'day', content: t('evidence.days.day') },
    { id: 'clicks', content: t('evidence.days.clicks'), numeric: true },
    { id: 'reported', content: t('evidence.days.reported'), numeric: true },
    ...amounts.map((id) => ({ id, content: t(`metrics.${id}.label`), numeric: true })),
    { id: 'before', content: t('evidence.days.before'), wide: true },
    { id: 'loaded', content: t('evidence.days.loaded') },
  ];
  return (
    <Card
      flush
      title={t('evidence.days.title')}
      description={t('evidence.days.summary', {
        clicks: sum(days.map(({ clicks }) => clicks ?? 0)),
        days: days.filter(({ clicks }) => clicks).length,
        part: days.some(({ clicks, loaded }) => clicks === null || loaded === null) ? 'some' : 'all',
        conversions: sum(days.flatMap(({ reports }) => reports.map(({ conversions }) => conversions))),
      })}
      actions={basis.complete ? null : <PartialMark />}
    >
      <EvidenceTable
        label={t('evidence.days.title')}
        head={head}
        rows={days.flatMap((day) => toRows(language, day))}
      />
    </Card>
  );
}

/** A row per currency, or one without. */
function toRows(language: Language, { day, clicks, loaded, seen, reports }: EvidenceDay) {
  const { t, format } = language;
  const notLoaded = t('evidence.days.notLoaded');
  const about = (before: string, report: ReportedDay | null): Cell[] => [
    { id: 'day', content: format.day(day) },
    { id: 'clicks', content: clicks === null ? notLoaded : format.count(clicks), numeric: true },
    { id: 'reported', content: report ? format.count(report.clicks) : '–', numeric: true },
    { id: 'conversions', content: report ? format.count(report.conversions) : '–', numeric: true },
    ...(['sales', 'commission'] as const).map((id) => ({
      id,
      content: report ? format.money(report[id], report.currency) : '–',
      numeric: true,
    })),
    { id: 'before', content: before, wide: true },
    { id: 'loaded', content: loaded === null ? notLoaded : format.instant(loaded, 'UTC') },
  ];
  if (reports.length === 0) {
    const days = seen.length > 0 ? format.list(seen.map(format.dayShort)) : 'none';
    const noRows = loaded === null ? '–' : t('evidence.days.noRows', { days });
    return [{ id: day, cells: about(noRows, null) }];
  }
  return reports.map((report, at) => ({
    id: `${day} ${report.currency}`,
    // Clicks are of the day, not of a currency.
    cells: about(writeEarlier(language, report), report).map((cell) =>
      at > 0 && cell.id === 'clicks' ? { ...cell, content: '' } : cell,
    ),
  }));
}

/** What the report had before, where it differs, and since when it has what it has now. */
function writeEarlier({ t, format }: Language, report: ReportedDay): string {
  const { was, currency } = report;
  const runs = was.filter((one, at) => !isSame(one, was[at - 1]));
  const last = runs.at(-1);
  const since = isSame(report, last) ? last : undefined;
  const texts = runs
    .filter((one) => one !== since)
    .map(({ on, conversions, sales, commission }) =>
      t('evidence.days.had', {
        day: format.dayShort(on),
        conversions,
        sales: format.money(sales, currency),
        commission: format.money(commission, currency),
      }),
    );
  return (
    [...texts, ...(since ? [t('evidence.days.same', { day: format.dayShort(since.on) })] : [])].join(' · ') ||
    '–'
  );
}

type Amounts = Pick<ReportedDay, (typeof amounts)[number]>;

const isSame = (one: Amounts, other: Amounts | undefined): boolean =>
  amounts.every((name) => one[name] === other?.[name]);
