import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { FailedLine } from '@/components/feedback/failed-line';
import { LedgerNotice } from '@/components/feedback/sync/ledger-notice';
import { toFailure } from '@/components/feedback/to-failure';
import { usePageRange } from '@/components/layout/detail-screen/use-page-range';
import type { TableView } from '@/components/table/table-view';
import { partnerFiguresOptions } from '@/features/desk/client/partner-figures';
import type { Partner } from '@/features/desk/desk-shape';
import type { Day } from '@/lib/data/terms/days';
import type { CurrencyFigures } from '@/lib/data/terms/lists/performance-shape';
import { useLanguage } from '@/lib/language/use-language';
import { partnerMetrics } from './partner-columns';

const datasets = ['reports'] as const;

type PartnerFigures = {
  figuresOf: (partner: Partner) => readonly CurrencyFigures[];
  picker: ReactNode;
  /** What is missing, or why the figures could not be read. The partners show all the same. */
  notice: ReactNode;
};

/** What the creators of rows sold in the days of the address. Asked only while a column shows it. */
export function usePartnerFigures(
  rows: readonly Partner[],
  { hidden }: Pick<TableView, 'hidden'>,
  today: Day,
): PartnerFigures {
  const { t } = useLanguage();
  const { range, picker } = usePageRange(today);
  const isShown = partnerMetrics.some((metric) => !hidden.includes(metric));
  const ids = rows.flatMap(({ creatorId }) => creatorId ?? []).toSorted();
  const read = useQuery({ ...partnerFiguresOptions(ids, range), enabled: isShown && ids.length > 0 });
  const failure = isShown ? toFailure(read) : undefined;
  const { items, receipt } = read.data ?? {};
  const figuresOf = useMemo(
    () =>
      ({ creatorId }: Partner): CurrencyFigures[] =>
        (items?.[creatorId ?? ''] ?? []).map(({ currency, figures }) => ({
          currency: currency ?? '',
          figures,
          standardRate: null,
        })),
    [items],
  );
  return {
    figuresOf,
    picker: isShown ? picker : null,
    notice: failure ? (
      <FailedLine {...failure} title={t('desk.figuresFailed')} />
    ) : isShown ? (
      <LedgerNotice datasets={datasets} range={range} receipt={receipt} />
    ) : null,
  };
}
