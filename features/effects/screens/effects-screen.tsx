'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ListExport } from '@/components/export/list-export';
import { readShareView } from '@/components/export/share-view';
import { LoadFailure } from '@/components/feedback/load-failure';
import { LedgerFreshness } from '@/components/feedback/sync/ledger-freshness';
import { SyncNotice } from '@/components/feedback/sync/sync-notice';
import { useLedgerSync } from '@/components/feedback/sync/use-ledger-sync';
import { toFailure } from '@/components/feedback/to-failure';
import { DateRangePicker } from '@/components/filters/date-range-picker';
import { useRange } from '@/components/filters/week-start';
import { PageHeader } from '@/components/layout/page-header';
import { useGo } from '@/components/layout/use-go';
import { listOptional } from '@/components/table/column';
import { DataTable } from '@/components/table/data-table';
import { useTableView } from '@/components/table/use-table-view';
import { EmptyState } from '@/components/ui/empty-state';
import { Select } from '@/components/ui/select';
import { effectsDays, effectsOptions, effectsSearch, kindChoices } from '@/features/effects/client/effects';
import type { Change } from '@/features/effects/effect-shape';
import { SavedViews } from '@/features/views/screens/saved-views';
import { useSearch } from '@/lib/client/use-search';
import type { Day } from '@/lib/data/terms/days';
import { productKey } from '@/lib/data/terms/lists/product-key';
import { useLanguage } from '@/lib/language/use-language';
import { drawEffectColumns } from './draw-effect-columns';

const rowId = ({ id }: Change) => id;

/** The page of what changed. */
const pathOf = ({ subject }: Change) =>
  subject.kind === 'campaign'
    ? (`/program/campaigns/${subject.id}` as const)
    : (`/products?${new URLSearchParams({ product: productKey(subject.marketplace, subject.id) })}` as const);

/** What changed of products and campaigns, and what was sold since. `today`: server day (UTC), so that hydration matches. */
export function EffectsScreen({ today }: { today: Day }) {
  const language = useLanguage();
  const { t } = language;
  const go = useGo();
  const [search, setSearch] = useSearch(effectsSearch, { history: 'push' });
  const range = useRange(search, today);
  const { kind } = search;
  const input = { ...range, kind };
  const query = useQuery(effectsOptions(input));
  const { data, isPlaceholderData } = query;
  const failure = toFailure(query);
  const sync = useLedgerSync(data && !isPlaceholderData ? effectsDays(data) : undefined);
  const columns = useMemo(() => drawEffectColumns(language), [language]);
  const [view, setView] = useTableView('effects', { hidden: listOptional(columns) });
  const title = t('pages.effects');
  const filters = kind === 'all' ? '' : t(`effects.kinds.${kind}`);
  const share = (name = title) =>
    readShareView({ page: '/reports/effects', name, filters }, input, window.location.search);
  const partial = data !== undefined && !data.basis.complete;
  return (
    <>
      <PageHeader
        title={title}
        description={t('effects.hint')}
        days={range}
        actions={
          <>
            <LedgerFreshness receipt={data?.receipt} sync={sync} />
            <SavedViews page="/reports/effects" share={share} />
            {data ? (
              <ListExport list="effects" input={input} table={{ columns, view }} share={share} />
            ) : null}
          </>
        }
        toolbar={<DateRangePicker today={today} search={search} onChange={setSearch} />}
      />
      <DataTable
        label={t('effects.label')}
        filters={
          <Select
            aria-label={t('effects.kind')}
            className="w-48"
            options={kindChoices.map((value) => ({ value, label: t(`effects.kinds.${value}`) }))}
            value={kind}
            onChange={({ target }) =>
              setSearch({ kind: kindChoices.find((name) => name === target.value) ?? null })
            }
          />
        }
        noun="changes"
        columns={columns}
        rows={data?.changes ?? noChanges}
        getRowId={rowId}
        view={view}
        onViewChange={setView}
        onOpen={(change) => go(pathOf(change))}
        loading={query.isPending}
        stale={isPlaceholderData}
        listKey={JSON.stringify([range, kind])}
        arriving={partial}
        error={failure && <LoadFailure {...failure} title={t('effects.failed')} />}
        empty={<EmptyState title={t('effects.none')}>{t('effects.noneHint')}</EmptyState>}
        fit="content"
      />
      {data && data.count > data.changes.length ? (
        <p className="mt-2 text-sm text-muted">
          {t('effects.more', {
            shown: language.format.count(data.changes.length),
            count: language.format.count(data.count),
          })}
        </p>
      ) : null}
      <SyncNotice sync={sync} label={t('reports.reports.reading')} partial={partial} />
    </>
  );
}

const noChanges: readonly Change[] = [];
