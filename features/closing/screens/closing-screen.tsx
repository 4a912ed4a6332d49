'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailure } from '@/components/feedback/load-failure';
import { NoRows } from '@/components/feedback/no-rows';
import { LedgerNotice } from '@/components/feedback/sync/ledger-notice';
import { useLedgerSync } from '@/components/feedback/sync/use-ledger-sync';
import { toFailure } from '@/components/feedback/to-failure';
import { UnknownValues } from '@/components/feedback/unknown-values';
import { PageHeader } from '@/components/layout/page-header';
import { EmptyState } from '@/components/ui/empty-state';
import { FileText } from '@/components/ui/icons';
import { Skeleton } from '@/components/ui/skeleton';
import { chooseStatement } from '@/features/closing/choose-statement';
import { closingSearch, closingsOptions, statementOptions } from '@/features/closing/client/closings';
import { buildClosingGrid, listClosable } from '@/features/closing/closing-grid';
import type { MonthEstimate, Statement, StatementAmounts } from '@/features/closing/statement-shape';
import { useSearch } from '@/lib/client/use-search';
import { makeBasis } from '@/lib/data/terms/basis';
import type { Day } from '@/lib/data/terms/days';
import { useLanguage } from '@/lib/language/use-language';
import { ChangesDialog, type Explained } from './changes-dialog';
import { ClosingActions } from './closing-actions';
import { StateBadge, StateNote } from './closing-state';
import { ClosingTable } from './closing-table';
import { CreditCard } from './credit-card';
import { EstimateCard } from './estimate-card';
import { InvoiceCard } from './invoice-card';
import { LaterChanges } from './later-changes';
import { nameMonth } from './month-name';
import { StatementTable } from './statement-table';

const nothing = { months: [], closings: [], estimates: [], basis: makeBasis([]) };

type Props = {
  /** Server day (UTC), so that hydration matches. */
  today: Day;
  mayClose: boolean;
  mayReopen: boolean;
};

/** The statement of one month and currency. Live until closed, then frozen. */
export function ClosingScreen({ today, ...rights }: Props) {
  const { t, format } = useLanguage();
  const [search, setSearch] = useSearch(closingSearch, { history: 'push' });
  const list = useQuery(closingsOptions());
  const closings = list.data ?? nothing;
  const chosen = chooseStatement(closings, search, today);
  const { month, currency } = chosen;
  const grid = buildClosingGrid(closings, chosen, today);
  const read = useQuery({ ...statementOptions({ month, currency }), enabled: !list.isPending });
  const statement = read.data;
  const failure = toFailure(read) ?? toFailure(list);
  return (
    <>
      <PageHeader
        title={t('pages.closing')}
        mark={statement ? <StateBadge state={statement.state} /> : null}
        description={t('closing.description', { month: nameMonth(format, month), currency })}
        actions={
          statement ? (
            <ClosingActions
              key={`${month} ${currency}`}
              statement={statement}
              closable={listClosable(grid, month, closings)}
              {...rights}
            />
          ) : null
        }
      />
      <ClosingTable
        grid={grid}
        estimates={closings.estimates}
        chosen={{ month, currency }}
        onChange={setSearch}
      />
      {failure ? (
        <LoadFailure {...failure} title={t('closing.failed')} />
      ) : statement ? (
        <StatementView
          statement={statement}
          estimate={closings.estimates.find((one) => one.month === month && one.currency === currency)}
          mayClose={rights.mayClose}
        />
      ) : (
        <div aria-busy="true" className="grid gap-3">
          <Skeleton className="h-5 w-72" />
          <Skeleton className="h-64" />
        </div>
      )}
    </>
  );
}

type ViewProps = { statement: Statement; estimate: MonthEstimate | undefined; mayClose: boolean };

function StatementView({ statement, estimate, mayClose }: ViewProps) {
  const { t, format } = useLanguage();
  const [explained, setExplained] = useState<Explained | null>(null);
  const { month, currency, lines, adjustments, closing, fresh, later } = statement;
  const explain = (adjusted: string, brand: string, amounts: StatementAmounts) => {
    const entries = [...(later?.lines ?? []), ...lines, ...adjustments.flatMap((each) => each.lines)];
    const name = entries.find((line) => line.brand === brand)?.name ?? brand;
    setExplained({ month, currency, adjusted, brand, name, amounts });
  };
  const isEmpty = lines.length === 0 && adjustments.length === 0;
  return (
    <>
      {closing ? (
        <BackgroundSync key={month} fresh={fresh} />
      ) : (
        <LedgerNotice key={month} datasets={['reports', 'brb']} range={fresh.range} receipt={fresh.receipt} />
      )}
      <UnknownValues values={statement.basis.unknownValues} />
      <StateNote statement={statement} />
      {isEmpty ? (
        <NoRows partial={!statement.basis.complete}>
          <EmptyState
            icon={<FileText />}
            title={t('closing.empty.title', { month: nameMonth(format, month) })}
          >
            {t('closing.empty.hint', { currency })}
          </EmptyState>
        </NoRows>
      ) : (
        <StatementTable statement={statement} onExplain={explain} />
      )}
      {estimate && !closing ? <EstimateCard estimate={estimate} /> : null}
      <CreditCard credits={statement.credits} />
      <InvoiceCard key={`${month} ${currency}`} statement={statement} mayClose={mayClose} />
      <LaterChanges statement={statement} onExplain={explain} />
      {explained ? <ChangesDialog explained={explained} onClose={() => setExplained(null)} /> : null}
    </>
  );
}

/** Keeps the rows of a closed month up to date, so that later changes are shown. The closed figures stay. */
function BackgroundSync({ fresh: { range, receipt } }: Pick<Statement, 'fresh'>) {
  useLedgerSync({
    sources: ['reports', 'brb'],
    range,
    receipts: [receipt],
    comparedRange: null,
    comparedReceipts: [],
  });
  return null;
}
