'use client';

import { useInfiniteQuery, useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { LoadFailure } from '@/components/feedback/load-failure';
import { toFailure } from '@/components/feedback/to-failure';
import { UnknownValues } from '@/components/feedback/unknown-values';
import { DataTable } from '@/components/table/data-table';
import { useTableView } from '@/components/table/use-table-view';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Link2 } from '@/components/ui/icons';
import { toast } from '@/components/ui/toast';
import {
  clicksOptions,
  historyOptions,
  toHistoryInput,
  useArchiveLinks,
} from '@/features/links/client/links';
import { historyFilters, historySort } from '@/features/links/history-filters';
import type { HistoryLink, LinkClicks } from '@/features/links/history-shape';
import { listActive } from '@/lib/data/terms/filters/list-filter';
import { useLanguage } from '@/lib/language/use-language';
import { joinClicks } from './history-clicks';
import { hiddenHistoryColumns, historyColumns } from './history-columns';
import { HistoryFilterBar } from './history-filter-bar';
import { HistorySheet } from './history-sheet';
import { useHistoryFilters } from './use-history-filters';

const idOf = (link: HistoryLink) => link.id;

export function HistoryTable({ makes, ownOnly }: { makes: boolean; ownOnly: boolean }) {
  const language = useLanguage();
  const { t } = language;
  const filters = useHistoryFilters();
  const { search, setSearch, input } = filters;
  const isArchive = search.archived === 'yes';
  const [view, setView] = useTableView('link-history', {
    sort: { id: 'created', desc: true },
    hidden: hiddenHistoryColumns(language),
  });
  const history = useInfiniteQuery(historyOptions(toHistoryInput(search, view.sort)));
  const pages = history.data?.pages ?? [];
  const clicks = useClicks(pages.map(({ links }) => links));
  const rows = useMemo(() => (history.data?.pages ?? []).flatMap((page) => page.links), [history.data]);
  const columns = useMemo(() => historyColumns(clicks, ownOnly, language), [clicks, ownOnly, language]);
  const [opened, setOpened] = useState<HistoryLink>();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const archive = useArchiveLinks();
  const failure = toFailure(history);
  const setArchived = (archived: boolean) =>
    archive.mutate(
      { ids: [...selected], archived },
      {
        onSuccess: () => setSelected(new Set()),
        onError: (error) =>
          toast(t(archived ? 'history.notAllArchived' : 'history.notAllRestored'), {
            description: error.message,
            tone: 'negative',
          }),
      },
    );
  return (
    <>
      <UnknownValues values={pages[0]?.basis.unknownValues} />
      <DataTable
        label={t('history.links')}
        columns={columns}
        rows={rows}
        getRowId={idOf}
        view={view}
        onViewChange={setView}
        sorts={historySort.names}
        noun="links"
        loading={history.isPending}
        stale={history.isPlaceholderData}
        onOpen={setOpened}
        selection={makes ? { selected, onChange: setSelected } : undefined}
        bulkActions={
          <Button size="sm" onClick={() => setArchived(!isArchive)} pending={archive.isPending}>
            {t(isArchive ? 'history.restore' : 'history.archive')}
          </Button>
        }
        search={{ value: search.q, onChange: (q) => setSearch({ q }), placeholder: t('history.search') }}
        filters={<HistoryFilterBar filters={filters} ownOnly={ownOnly} />}
        pages={{
          more: history.hasNextPage,
          loading: history.isFetchingNextPage,
          failed: history.isFetchNextPageError,
          onMore: () => history.fetchNextPage(),
        }}
        error={failure && <LoadFailure {...failure} title={t('history.failed')} />}
        empty={<NothingHere narrowed={listActive(historyFilters, input).length > 0} makes={makes} />}
      />
      <HistorySheet
        key={opened?.id}
        link={opened}
        clicks={opened && clicks.get(opened.linkId)}
        makes={makes}
        onClose={() => setOpened(undefined)}
      />
    </>
  );
}

/** Clicks by link id, as they load. A missing link is unknown or not reported. */
function useClicks(pages: readonly HistoryLink[][]): Map<string, LinkClicks> {
  return useQueries({
    queries: pages.map((links) => clicksOptions(links.map(({ linkId }) => linkId))),
    combine: (answers) =>
      joinClicks(
        pages,
        answers.map(({ data }) => data),
      ),
  });
}

function NothingHere({ narrowed, makes }: { narrowed: boolean; makes: boolean }) {
  const { t } = useLanguage();
  if (narrowed) return <EmptyState title={t('history.noMatch')}>{t('history.noMatchHint')}</EmptyState>;
  return (
    <EmptyState
      icon={<Link2 />}
      title={t('history.none')}
      action={
        makes ? (
          <ButtonLink href={{ pathname: '/links' }} variant="primary">
            {t('history.createFirst')}
          </ButtonLink>
        ) : null
      }
    >
      {t('history.noneHint')}
    </EmptyState>
  );
}
