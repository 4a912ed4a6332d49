'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ListExport } from '@/components/export/list-export';
import { FreshnessPlace } from '@/components/feedback/freshness';
import { LoadFailure } from '@/components/feedback/load-failure';
import { NoRows } from '@/components/feedback/no-rows';
import { Notice } from '@/components/feedback/notice';
import { toFailure } from '@/components/feedback/to-failure';
import { CurrencySwitch } from '@/components/filters/currency-switch';
import { DateRangePicker } from '@/components/filters/date-range-picker';
import { useRange } from '@/components/filters/week-start';
import { TotalCards } from '@/components/layout/detail-screen/total-cards';
import { PageHeader } from '@/components/layout/page-header';
import { listOptional } from '@/components/table/column';
import { DataTable } from '@/components/table/data-table';
import { useTableView } from '@/components/table/use-table-view';
import { Banner } from '@/components/ui/banner';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Coins } from '@/components/ui/icons';
import { earningsInput, earningsOptions, earningsSearch } from '@/features/earnings/client/earnings';
import type { CurrencyEarnings, EarningLink, EarningsAnswer } from '@/features/earnings/earnings-shape';
import { useSearch } from '@/lib/client/use-search';
import { chooseOneCurrency, orderCurrencies } from '@/lib/data/read/summary/currencies';
import type { Day } from '@/lib/data/terms/days';
import { useLanguage } from '@/lib/language/use-language';
import { suggestGrain } from '@/lib/pages/buckets';
import { formatFigure } from '@/lib/pages/figure';
import { EarningsCalendar } from './earnings-calendar';
import { EarningsChart } from './earnings-chart';
import { earningsColumns } from './earnings-columns';
import { EarningsFreshness } from './earnings-freshness';

const rowId = ({ link }: EarningLink) => link;

type Props = {
  /** Server day (UTC), so that hydration matches. */
  today: Day;
  makes: boolean;
};

/** Earnings of the links that the user created. Other links are never counted. */
export function EarningsScreen({ today, makes }: Props) {
  const language = useLanguage();
  const { t, format } = language;
  const [search, setSearch] = useSearch(earningsSearch, { history: 'push' });
  const range = useRange(search, today);
  const query = useQuery(earningsOptions(earningsInput(range)));
  const { data } = query;
  const failure = toFailure(query);
  const partial = data !== undefined && data.receipt.state !== 'complete';
  const currency = chooseOneCurrency(data?.currencies, search.currency);
  const part = data?.currencies.find((entry) => entry.currency === currency);
  const columns = useMemo(
    () => earningsColumns(language, currency, part?.figures),
    [language, currency, part],
  );
  const [view, setView] = useTableView('earnings', {
    sort: { id: 'commission', desc: true },
    hidden: listOptional(columns),
  });
  return (
    <>
      <PageHeader
        tabbed
        title={t('pages.earnings')}
        description={t('earnings.hint')}
        days={range}
        actions={
          <>
            {data ? <EarningsFreshness answer={data} /> : <FreshnessPlace />}
            <ListExport list="earnings" input={range} table={{ columns, view }} />
          </>
        }
        toolbar={
          <>
            <DateRangePicker today={today} search={search} onChange={setSearch} />
            <CurrencySwitch
              currencies={orderCurrencies(data?.currencies)}
              value={currency}
              search={search}
              onChange={setSearch}
            />
          </>
        }
      />
      {data && partial ? <Partial refreshing={data.refreshing} /> : null}
      {part && data ? (
        <>
          <TotalCards plain summary={toTotals(data, part)} />
          <EarningsChart
            part={withoutComparison(part)}
            range={data.range}
            receipt={data.receipt}
            basis={data.basis}
            today={today}
            metric={search.metric}
            stale={query.isPlaceholderData}
            onMetric={(metric) => setSearch({ metric })}
          />
        </>
      ) : null}
      <DataTable
        label={t('earnings.label')}
        noun="links"
        columns={columns}
        rows={part?.links ?? []}
        getRowId={rowId}
        view={view}
        onViewChange={setView}
        details
        loading={query.isPending}
        stale={query.isPlaceholderData}
        listKey={JSON.stringify([range, currency])}
        arriving={partial}
        error={failure && <LoadFailure {...failure} title={t('earnings.failed')} />}
        empty={
          <NoRows partial={partial}>
            <NothingEarned makes={makes} />
          </NoRows>
        }
        fit="content"
      />
      {part?.others ? (
        <p className="text-sm text-muted">
          {t('earnings.others', {
            count: part.others.links,
            amount: formatFigure(format, part.others.figures, 'commission', currency),
          })}
        </p>
      ) : null}
      {data ? <EarningsCalendar months={data.calendar.months} /> : null}
    </>
  );
}

function Partial({ refreshing }: { refreshing: boolean }) {
  const { t } = useLanguage();
  return (
    <Notice>
      {refreshing ? (
        <Banner title={t('feedback.sync.loading')} />
      ) : (
        <Banner tone="warning" title={t('feedback.sync.partial')}>
          {t('earnings.partialHint')}
        </Banner>
      )}
    </Notice>
  );
}

function NothingEarned({ makes }: { makes: boolean }) {
  const { t } = useLanguage();
  return (
    <EmptyState
      icon={<Coins />}
      title={t('earnings.none')}
      action={
        makes ? (
          <ButtonLink href={{ pathname: '/links' }} variant="primary">
            {t('links.form.create')}
          </ButtonLink>
        ) : null
      }
    >
      {t('earnings.noneHint')}
    </EmptyState>
  );
}

/** Converts one currency to the shape of other pages' totals, without comparison. */
const toTotals = ({ range, receipt }: EarningsAnswer, part: CurrencyEarnings) => ({
  range,
  receipt,
  comparedRange: null,
  comparedDays: null,
  grain: suggestGrain(range),
  currencies: [withoutComparison(part)],
});

const withoutComparison = (part: CurrencyEarnings) => ({
  ...part,
  counted: null,
  compared: null,
  comparedSeries: [],
  groups: [],
});
