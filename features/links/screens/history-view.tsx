'use client';

import { ListExport } from '@/components/export/list-export';
import { PageHeader } from '@/components/layout/page-header';
import { useTableView } from '@/components/table/use-table-view';
import { ButtonLink } from '@/components/ui/button-link';
import { Plus } from '@/components/ui/icons';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { SavedViews } from '@/features/views/screens/saved-views';
import { useLanguage } from '@/lib/language/use-language';
import { ClicksFreshness } from './clicks-freshness';
import { hiddenHistoryColumns, historyColumns } from './history-columns';
import { HistoryTable } from './history-table';
import { SubidTable } from './subid-table';
import { useHistoryFilters } from './use-history-filters';

const noClicks: Parameters<typeof historyColumns>[0] = new Map();

type Props = { makes: boolean; ownOnly: boolean };

/** All links of the workspace, or only a creator's own. */
export function HistoryView({ makes, ownOnly }: Props) {
  const language = useLanguage();
  const { t } = language;
  const columns = historyColumns(noClicks, ownOnly, language);
  const [tableView] = useTableView('link-history', { hidden: hiddenHistoryColumns(language) });
  const { search, setSearch, input } = useHistoryFilters();
  const { view } = search;
  return (
    <>
      <PageHeader
        tabbed
        title={t('pages.history')}
        description={t(ownOnly ? 'history.hintOwn' : 'history.hint')}
        actions={
          <>
            {ownOnly ? null : <SavedViews page="/links/history" />}
            {view === 'links' ? (
              <ListExport list="links" input={input} table={{ columns, view: tableView }} />
            ) : (
              <ListExport list="links-by-subid" input={input} />
            )}
            {makes ? (
              <ButtonLink href={{ pathname: '/links' }} variant="primary">
                <Plus aria-hidden="true" />
                {t('links.newLink')}
              </ButtonLink>
            ) : null}
          </>
        }
        toolbar={
          <>
            <SegmentedControl
              label={t('history.show')}
              value={view}
              onChange={(next) => setSearch({ view: next })}
              options={[
                { value: 'links', label: t('history.links') },
                { value: 'subids', label: t('history.bySubid') },
              ]}
            />
            <ClicksFreshness marketplace={search.marketplace} />
          </>
        }
      />
      {view === 'links' ? <HistoryTable makes={makes} ownOnly={ownOnly} /> : <SubidTable ownOnly={ownOnly} />}
    </>
  );
}
