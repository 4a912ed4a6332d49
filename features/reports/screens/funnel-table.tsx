'use client';

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { MixedMarks } from '@/components/feedback/change-marks';
import { LoadFailure } from '@/components/feedback/load-failure';
import { NoRows } from '@/components/feedback/no-rows';
import { toFailure } from '@/components/feedback/to-failure';
import { DataTable } from '@/components/table/data-table';
import { useTableView } from '@/components/table/use-table-view';
import { Skeleton } from '@/components/ui/skeleton';
import { funnelOptions } from '@/features/reports/client/reports';
import { drillIntoGroup, type Explorer, funnelInput } from '@/features/reports/explorer';
import { type FunnelRow, listFunnelRows } from '@/features/reports/funnel-columns';
import { tupleKey } from '@/lib/base/tuple-key';
import { useLanguage } from '@/lib/language/use-language';
import { drawFunnelColumns } from './draw-funnel-columns';
import { FunnelBars } from './funnel-bars';
import type { SetExplorer } from './use-explorer';

type Props = {
  explorer: Explorer;
  currency: string | null;
  partial: boolean;
  setSearch: SetExplorer;
  controls: ReactNode;
};

const readId = ({ currency, key }: FunnelRow) => tupleKey(currency, key);

/** The funnel from click to purchase by group. Groups that lose most conversions come first. */
export function FunnelTable({ explorer, currency, partial, setSearch, controls }: Props) {
  const language = useLanguage();
  const { t } = language;
  const input = funnelInput(explorer, currency);
  const { group = 'brand' } = input ?? {};
  const query = useQuery({ ...funnelOptions(input ?? explorer.range), enabled: input !== null });
  const failure = toFailure(query);
  const funnels = query.data?.currencies;
  const rows = useMemo(() => listFunnelRows(funnels ?? []), [funnels]);
  const columns = useMemo(
    () => drawFunnelColumns(language, { group, funnels: funnels ?? [] }),
    [language, group, funnels],
  );
  const [view, setView] = useTableView('reports-funnel');
  return (
    <>
      {funnels ? <FunnelBars funnels={funnels} /> : <Skeleton className="h-38" />}
      <MixedMarks open={rows.map(({ provisional }) => provisional)}>
        <DataTable
          label={t('reports.views.funnel')}
          columns={columns}
          rows={rows}
          getRowId={readId}
          view={view}
          onViewChange={setView}
          onOpen={query.isPlaceholderData ? undefined : ({ key }) => setSearch(drillIntoGroup(explorer, key))}
          filters={controls}
          loading={query.isPending}
          stale={query.isPlaceholderData}
          error={failure && <LoadFailure {...failure} title={t('reports.failures.funnel')} />}
          empty={<NoRows partial={partial} />}
          details
          noun="lines"
          fit="content"
        />
      </MixedMarks>
    </>
  );
}
