'use client';

import { Freshness, type FreshnessState } from '@/components/feedback/freshness';
import { Receipt } from '@/components/feedback/receipt';
import { Button } from '@/components/ui/button';
import { RotateCw } from '@/components/ui/icons';
import { useClock } from '@/components/ui/use-clock';
import type { ListReceipt } from '@/lib/data/terms/lists/list-receipt';
import type { PerformanceReceipt } from '@/lib/data/terms/lists/performance-shape';
import type { Unread } from '@/lib/data/terms/lists/unread';
import type { Language } from '@/lib/language/language';
import { useLanguage } from '@/lib/language/use-language';
import { useSentence } from '@/lib/language/use-sentence';
import type { ListNoun } from './list-answer';

type Props = {
  noun: ListNoun;
  list: ListReceipt;
  performance?: PerformanceReceipt;
  onRefresh: () => void;
  refreshing: boolean;
};

/** How complete and fresh a list is. Opens the receipts of list and figures. */
export function ListFreshness({ noun, list, performance, onRefresh, refreshing }: Props) {
  const language = useLanguage();
  const { t, format } = language;
  const clock = useClock();
  const problem = useSentence(list.problem);
  const busy = refreshing || list.refreshing;
  const unread = list.unread && tellUnread(language, noun, list.unread);
  const quantity = t(`table.counts.${noun}`, { count: list.loaded });
  const state = judge(list, busy);
  const text =
    state === 'entire'
      ? t('table.list.complete', { ago: format.ago(list.asOf, clock) })
      : state === 'without'
        ? t('table.list.without', { lists: nameMissing(language, list) })
        : t(state === 'cut' || !busy ? 'table.list.first' : 'table.list.reading', { quantity });
  return (
    <Freshness
      state={stateOf(list, busy)}
      label={t('table.list.about')}
      text={unread ? `${text} · ${unread}` : text}
    >
      <Receipt rows={describe(language, noun, list, performance, clock)}>
        {unread ? <p className="text-xs text-warning">{unread}</p> : null}
        {problem ? <p className="text-xs text-negative">{t('table.list.problem', { problem })}</p> : null}
        <Button size="sm" onClick={onRefresh} pending={busy}>
          {busy ? null : <RotateCw aria-hidden="true" />}
          {t('table.list.refresh')}
        </Button>
      </Receipt>
    </Freshness>
  );
}

function stateOf({ problem, complete, unread }: ListReceipt, busy: boolean): FreshnessState {
  if (problem) return 'failed';
  if (busy) return 'syncing';
  return complete && !unread ? 'complete' : 'partial';
}

/** `without`: the list is whole, but others that its rows come from are not. */
function judge({ complete, cut, missing }: ListReceipt, busy: boolean) {
  if (complete) return 'entire';
  if (cut) return 'cut';
  return missing.length > 0 && !busy ? 'without' : 'unfinished';
}

const nameMissing = ({ t }: Language, { missing }: ListReceipt): string =>
  missing.map((name) => t(`table.list.lists.${name}`)).join(t('reports.separator'));

function tellUnread({ t }: Language, noun: ListNoun, { rows, values, fields }: Unread): string {
  const quantity = t(`table.counts.${noun}`, { count: rows });
  return t('table.list.unread', { count: values, quantity, fields: fields.join(', ') });
}

function describe(
  language: Language,
  noun: ListNoun,
  list: ListReceipt,
  performance: PerformanceReceipt | undefined,
  clock: string,
): [string, string][] {
  const { t, format } = language;
  const state = judge(list, list.refreshing);
  const rows: [string, string][] = [
    [t(`table.list.stored.${noun}`), format.count(list.loaded)],
    [
      t('table.list.list'),
      state === 'without'
        ? t('table.list.without', { lists: nameMissing(language, list) })
        : t(`table.list.${state}`),
    ],
    [t('table.list.read'), format.ago(list.asOf, clock)],
  ];
  if (!performance) return rows;
  const { receipt, from, to } = performance;
  return [
    ...rows,
    [t('table.list.figuresOf'), t('filters.range.days', { days: format.dayRange(from, to) })],
    [t('table.list.reportRows'), t('table.list.rowsAndState', { rows: receipt.rows, state: receipt.state })],
    [
      t('table.list.figuresAsOf'),
      receipt.asOf ? format.ago(receipt.asOf, clock) : t('table.list.notLoadedYet'),
    ],
  ];
}
