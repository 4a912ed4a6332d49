'use client';

import { useQuery } from '@tanstack/react-query';
import { ListExport } from '@/components/export/list-export';
import { FailedLine } from '@/components/feedback/failed-line';
import { PartialMark } from '@/components/feedback/partial-mark';
import { LedgerNotice } from '@/components/feedback/sync/ledger-notice';
import { toFailure } from '@/components/feedback/to-failure';
import { Card } from '@/components/ui/card';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { summaryOptions } from '@/lib/client/ledger';
import type { ProgramCreator } from '@/lib/contract/resources/program';
import type { CurrencySummary, Summary } from '@/lib/data/read/summary/summary-shape';
import type { Basis } from '@/lib/data/terms/basis';
import type { DayRange } from '@/lib/data/terms/days';
import { writeFilterValue } from '@/lib/data/terms/filters/filter-value';
import type { Translate } from '@/lib/language/translate';
import { useLanguage } from '@/lib/language/use-language';
import { formatFigure } from '@/lib/pages/figure';
import { scorecardMetrics } from '@/lib/pages/scorecard-metrics';

type Props = {
  /** The creator's id. */
  id: string;
  attribution: Summary | undefined;
  program: readonly ProgramCreator[];
  /** The lists that `program` comes from. */
  basis: Basis;
  range: DayRange;
};

const programOnly = ['program'] as const;

type Side = { side: 'attribution' | 'program'; currencies: readonly CurrencySummary[] };

/** A creator's figures from attribution and from the creator program, in separate columns that are never added. */
export function Scorecard({ id, attribution, program, basis, range }: Props) {
  const { t, format } = useLanguage();
  const tags = program.map(({ creatorConnectionsId }) => creatorConnectionsId);
  const input = {
    ...range,
    dataset: 'program' as const,
    creator_tags: tags.map((tag) => writeFilterValue('creator_tag', tag)),
    series: 'none' as const,
  };
  const query = useQuery({ ...summaryOptions(input), enabled: tags.length > 0 });
  const hasLists = basis.lists.every(({ name, state }) => name === 'brands' || state === 'complete');
  if (tags.length === 0) {
    return (
      <Card title={t('pages.program')}>
        <p className="text-sm text-muted">
          {t(hasLists ? 'creators.scorecard.noTag' : 'creators.scorecard.noLists')}
        </p>
      </Card>
    );
  }
  const sides: Side[] = [
    { side: 'attribution', currencies: attribution?.currencies ?? [] },
    { side: 'program', currencies: query.data?.currencies ?? [] },
  ];
  const failure = toFailure(query);
  const columns = sides.flatMap((side) => toColumns(t, side));
  const summaries = [attribution, query.data].filter((summary) => summary !== undefined);
  const isPartial = !hasLists || summaries.some(({ receipt }) => receipt.state !== 'complete');
  const isRead = summaries.length === sides.length;
  return (
    <>
      <LedgerNotice datasets={programOnly} range={range} receipt={query.data?.receipt} />
      <Card
        flush
        title={t('creators.scorecard.title')}
        description={t('creators.scorecard.description', { tags: tags.join(', ') })}
        actions={
          isPartial ? (
            <PartialMark />
          ) : (
            isRead && <ListExport list="scorecard" input={{ ...range, creator: id, tags }} />
          )
        }
      >
        {failure ? (
          <FailedLine {...failure} title={t('creators.scorecard.failed')} className="px-4 pb-3" />
        ) : null}
        <ScrollRegion label={t('creators.scorecard.table')}>
          <table className="w-full text-sm">
            <thead>
              <tr className="text-xs text-muted">
                <th scope="col" className="px-4 py-2 text-left font-medium">
                  {t('creators.scorecard.metric')}
                </th>
                {columns.map(({ key, head }) => (
                  <th key={key} scope="col" className="px-4 py-2 text-right font-medium whitespace-nowrap">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {scorecardMetrics.map((metric) => (
                <tr key={metric} className="border-t border-border">
                  <th scope="row" className="px-4 py-2 text-left font-normal whitespace-nowrap">
                    {t(`metrics.${metric}.label`)}
                  </th>
                  {columns.map(({ key, entry }) => (
                    <td key={key} className="tabular px-4 py-2 text-right whitespace-nowrap">
                      <span className="inline-flex items-center gap-1.5">
                        {entry ? formatFigure(format, entry.figures, metric, entry.currency) : '–'}
                      </span>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </Card>
    </>
  );
}

type Column = { key: string; head: string; entry: CurrencySummary | undefined };

/** One column per currency. A side without figures gets one empty column, so that both sides always show. */
function toColumns(t: Translate, { side, currencies }: Side): Column[] {
  const name = t(`creators.scorecard.${side}`);
  if (currencies.length === 0) return [{ key: side, head: name, entry: undefined }];
  return currencies.map((entry) => ({
    key: `${side}-${entry.currency}`,
    head: entry.currency ? t('table.inCurrency', { name, currency: entry.currency }) : name,
    entry,
  }));
}
