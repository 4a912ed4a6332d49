import { betweenValues } from '@/lib/data/store/engine/column-text';
import { readReceipt } from '@/lib/data/store/windows/receipt';
import { type FreshLedger, type Ledger, nowOf, type Workspace } from '@/lib/data/store/workspace';
import { type Basis, makeBasis, rowsBasis } from '@/lib/data/terms/basis';
import { addDays, addYears, type DayRange, toDay } from '@/lib/data/terms/days';
import { isOpen } from '@/lib/data/terms/ranges/look-back';
import type { Receipt } from '@/lib/data/terms/receipt-shape';
import { type AnswerCaption, captionOfRecords, noteClickDays } from '@/lib/pages/answer-caption';
import { findOpenDays } from '@/lib/pages/open-days';
import type { LinkClicks } from './history-shape';

export const clickSources = ['clicks:standard', 'clicks:cpc'] as const;

/** Clicks of links in the last year by link id, from stored click reports, in one scan. Fetches nothing. */
export async function readClicks(
  context: Ledger,
  linkIds: readonly string[],
): Promise<Map<string, LinkClicks>> {
  const range = clickRange(context);
  const provisional = isOpen(range, toDay(nowOf(context)));
  const rows = await context.store.read(
    `SELECT link, SUM(clicks) AS clicks, MAX(CASE WHEN clicks > 0 THEN day END) AS last_day FROM ledger.clicks
     WHERE workspace = $1 AND link IN (SELECT unnest(string_to_array($2, chr(31))))
       AND day BETWEEN CAST($3 AS DATE) AND CAST($4 AS DATE) GROUP BY link`,
    [context.id, linkIds.join(betweenValues), range.from, range.to],
  );
  return new Map(
    rows.map((row) => [
      String(row.link),
      {
        clicks: Number(row.clicks),
        lastDay: row.last_day === null ? null : String(row.last_day).slice(0, 10),
        provisional,
      },
    ]),
  );
}

/** The days that clicks are counted for: the last year, including today. */
export function clickRange(context: Ledger): DayRange {
  const today = toDay(nowOf(context));
  return { from: addDays(addYears(today, -1), 1), to: today };
}

/** The receipt of click reports for that year. */
export function readClickReceipt(context: Ledger): Promise<Receipt> {
  return readReceipt(context.store.read, context, clickSources, clickRange(context));
}

/** What clicks of links come from. */
export const clickBasis = (
  context: Ledger,
  receipt: Receipt,
  { lists, unknownValues }: Pick<Basis, 'lists' | 'unknownValues'> = { lists: [], unknownValues: [] },
): Basis => makeBasis([rowsBasis(['clicks'], clickRange(context), receipt)], lists, unknownValues);

/** Reads clicks of links; undefined if no click reports are stored. */
export type ReadClicks = (linkIds: readonly string[]) => Promise<Map<string, LinkClicks> | undefined>;

/** A reader of stored clicks, and what they come from: also the lists behind groups that links are filtered by or show. */
export async function openClicks(
  context: FreshLedger & Pick<Workspace, 'language'>,
): Promise<{ readClicks: ReadClicks; caption: AnswerCaption }> {
  const receipt = await readClickReceipt(context);
  const range = clickRange(context);
  return {
    readClicks: async (linkIds) => (receipt.state === 'empty' ? undefined : readClicks(context, linkIds)),
    caption: captionOfRecords({
      basis: clickBasis(context, receipt, context),
      open: findOpenDays(range, toDay(nowOf(context))),
      asOf: receipt.asOf,
      notes: [noteClickDays(context.language, range)],
    }),
  };
}
