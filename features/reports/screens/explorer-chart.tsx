'use client';

import { useQuery } from '@tanstack/react-query';
import { PendingChart } from '@/components/charts/pending-chart';
import { LoadFailure } from '@/components/feedback/load-failure';
import { MetricHelp } from '@/components/feedback/metric-help';
import { toFailure } from '@/components/feedback/to-failure';
import { AlertItem } from '@/components/layout/alert-item';
import { Card } from '@/components/ui/card';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { MenuCheck } from '@/components/ui/menu-item';
import { ScrollRow } from '@/components/ui/scroll-row';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { Select } from '@/components/ui/select';
import { NotedSeries } from '@/features/notes/screens/noted-series';
import { drillIntoBucket, type Explorer, groupsInput } from '@/features/reports/explorer';
import type { AddLines } from '@/features/reports/shown-chart';
import { summaryOptions } from '@/lib/client/ledger';
import type { Summary } from '@/lib/data/read/summary/summary-shape';
import { type Day, grains } from '@/lib/data/terms/days';
import { useLanguage } from '@/lib/language/use-language';
import { findAlertTarget } from '@/lib/pages/alert-target';
import { captionOfAnswer } from '@/lib/pages/caption-of-chart';
import { buildGroupChart, buildTotalChart } from '@/lib/pages/chart';
import { formatTick, formatValue } from '@/lib/pages/figure';
import { buildIndexChart, formatBase, listBases } from '@/lib/pages/index-chart';
import { listMetrics, metricInfo } from '@/lib/pages/metric-info';
import { nameSeries } from '@/lib/pages/name-series';
import { clockOf } from '@/lib/pages/open-bucket';
import type { SetExplorer } from './use-explorer';

type Props = {
  explorer: Explorer;
  today: Day;
  total: Summary | undefined;
  stale: boolean;
  /** Currencies drawn separately; empty if rows have no amounts. */
  currencies: readonly string[];
  setSearch: SetExplorer;
  addLines?: AddLines | undefined;
};

export function ExplorerChart(props: Props) {
  const { explorer, today, total, stale, currencies, setSearch, addLines } = props;
  const { dataset, metric, grain, index } = explorer;
  const language = useLanguage();
  const { t, format } = language;
  const metrics = listMetrics(dataset);
  const drawn: (string | null)[] = currencies.length > 0 ? [...currencies] : [null];
  const several = drawn.length > 1;
  const indexed = several && index;
  const controls = (
    <>
      {/* It is invisible without focus or hover. At the free end of the row, it leaves no gap. */}
      {several ? null : <MetricHelp metric={metric} />}
      {metrics.length > 1 ? (
        <Select
          aria-label={t('reports.metric')}
          className="w-40"
          options={metrics.map((value) => ({ value, label: t(`metrics.${value}.label`) }))}
          value={metric}
          onChange={(event) => {
            const next = metrics.find((value) => value === event.target.value);
            if (next) setSearch({ metric: next });
          }}
        />
      ) : null}
      <SegmentedControl
        label={t('reports.grain')}
        options={grains.map((value) => ({ value, label: t(`reports.grains.${value}`) }))}
        value={grain}
        onChange={(next) => setSearch({ grain: next })}
      />
      {several ? (
        <SegmentedControl
          label={t('reports.currencies')}
          options={[
            { value: 'apart', label: t('reports.sideBySide') },
            { value: 'index', label: t('reports.index') },
          ]}
          value={index ? 'index' : 'apart'}
          onChange={(next) => setSearch({ index: next === 'index' })}
        />
      ) : null}
      {indexed && total ? (
        <Select
          aria-label={t('reports.indexBase')}
          className="w-56"
          options={[
            { value: '', label: t('reports.firstBase', { grain: total.grain }) },
            ...listBases(total.range, total.grain).map((base) => ({
              value: base,
              label: t('reports.baseOf', { days: formatBase(format, base, total.grain, total.range) }),
            })),
          ]}
          value={chooseBase(explorer, total) ?? ''}
          onChange={(event) => setSearch({ base: event.target.value || null })}
        />
      ) : null}
      {several ? <MetricHelp metric={metric} /> : null}
    </>
  );
  return (
    <div className={several ? 'grid gap-4 lg:grid-cols-2' : 'min-w-0'}>
      {several ? (
        <div className="min-w-0 lg:col-span-2">
          <ScrollRow>{controls}</ScrollRow>
        </div>
      ) : null}
      {indexed && total ? (
        <IndexChart {...{ explorer, today, total, stale, currencies, setSearch }} />
      ) : (
        drawn.map((currency) => (
          <CurrencyChart
            key={currency ?? ''}
            explorer={explorer}
            today={today}
            total={total}
            stale={stale}
            currency={currency}
            small={several}
            controls={several ? undefined : controls}
            setSearch={setSearch}
            addLines={addLines}
          />
        ))
      )}
    </div>
  );
}

/** The chosen start of the index, unless the drawn range does not have it. */
const chooseBase = ({ base }: Explorer, { range, grain }: Summary): Day | null =>
  listBases(range, grain).find((bucket) => bucket === base) ?? null;

function IndexChart({ explorer, today, total, stale, currencies, setSearch }: Props & { total: Summary }) {
  const language = useLanguage();
  const { t, format } = language;
  const { metric, filters } = explorer;
  const { range, grain } = total;
  const shown = total.currencies.filter(({ currency }) => currency && currencies.includes(currency));
  const base = chooseBase(explorer, total);
  const chart = buildIndexChart(language, shown, metric, clockOf(total, today), base);
  const label = t(`metrics.${metric}.label`);
  const title = base
    ? t('reports.chart.indexOf', { metric: label, grain, days: formatBase(format, base, grain, range) })
    : t('reports.chart.index', { metric: label, grain });
  return (
    <div className="min-w-0 lg:col-span-2">
      <NotedSeries
        filters={filters}
        title={title}
        caption={captionOfAnswer(language, total, { title, filters, today })}
        description={t('reports.chart.indexDescription')}
        points={chart.points}
        series={chart.series}
        grain={grain}
        range={range}
        formatValue={format.tenths}
        formatTick={format.count}
        onPick={stale ? undefined : ({ day }) => setSearch(drillIntoBucket(explorer, day))}
        stale={stale}
      />
    </div>
  );
}

type ChartProps = Omit<Props, 'currencies'> & {
  currency: string | null;
  small: boolean;
  controls: React.ReactNode;
};

const addNone: AddLines = (chart) => chart;

function CurrencyChart(props: ChartProps) {
  const { explorer, today, total, stale, currency, small, controls, setSearch, addLines = addNone } = props;
  const language = useLanguage();
  const { t, format } = language;
  const { dataset, metric, group, split, range } = explorer;
  const input = split ? groupsInput(explorer, currency) : null;
  const groups = useQuery({
    ...summaryOptions(input ?? { from: range.from, to: range.to }),
    enabled: input !== null,
  });
  const byGroup = groups.data?.currencies.find((entry) => entry.currency === currency);
  const summary = total?.currencies.find((entry) => entry.currency === currency);
  const lines = split && group && byGroup ? { group, byGroup } : null;
  const about = lines ? groups.data : total;
  // The chart names the buckets it draws, not those that still load.
  const grain = about?.grain ?? explorer.grain;
  // Stale points may belong to another range.
  const old = stale || (split && (groups.isPlaceholderData || groups.isPending));
  const clock = about ? clockOf(about, today) : { grain, today, range, gaps: [], unread: [] };
  const chart = lines
    ? buildGroupChart(t, lines.byGroup, metric, lines.group, clock)
    : addLines(buildTotalChart(t, summary, metric, total, clock), {
        metric,
        currency,
        filters: explorer.filters,
        isOnly: total?.currencies.length === 1,
        grain,
        range: clock.range,
      });
  const { unit } = metricInfo[metric];
  const failure = split ? toFailure(groups) : undefined;
  const title = nameSeries(t, { metric, grain, currency, group: lines || failure ? group : null });
  const splitLabel = group ? t('reports.splitBy', { dimension: t(`dimensions.${group}.inText`) }) : '';
  if (failure) {
    return (
      <Card
        title={title}
        actions={
          <>
            {controls}
            <CheckboxField label={splitLabel} checked onChange={() => setSearch({ split: false })} />
          </>
        }
      >
        <LoadFailure {...failure} title={t('reports.failures.lines')} />
      </Card>
    );
  }
  const splitter = group ? (
    <MenuCheck checked={split} onChange={(next) => setSearch({ split: next })}>
      {splitLabel}
    </MenuCheck>
  ) : null;
  const height = small ? 200 : 280;
  if (!summary && about && about.receipt.state !== 'complete') {
    return <PendingChart title={title} controls={controls} height={height} />;
  }
  return (
    <NotedSeries
      key={dataset}
      filters={explorer.filters}
      title={title}
      caption={about ? captionOfAnswer(language, about, { title, filters: explorer.filters, today }) : null}
      points={chart.points}
      series={chart.series}
      grain={grain}
      range={about?.range ?? range}
      comparedRange={about?.comparedRange}
      kind={lines || unit === 'rate' ? 'line' : 'area'}
      formatValue={(value) => formatValue(format, value, metric, currency)}
      formatTick={(value) => formatTick(format, value, metric, currency)}
      onPick={old ? undefined : ({ day }) => setSearch(drillIntoBucket(explorer, day))}
      stale={old}
      height={height}
      items={
        <>
          {splitter}
          <AlertItem
            target={
              dataset === 'reports' && !lines
                ? findAlertTarget({ metric, currency, range, filters: explorer.filters })
                : null
            }
          />
        </>
      }
      controls={controls}
    />
  );
}
