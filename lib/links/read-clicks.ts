import type { LedgerContext } from '@/lib/ledger/context';
import { nowOf } from '@/lib/ledger/context';
import { addDays, addYears, toDay } from '@/lib/ledger/days';
import { readReceipt } from '@/lib/ledger/receipt';
import type { ClicksAnswer, LinkClicks } from './history-shape';

const perStatement = 500;

/** Clicks of links, by link id, as far as click reports are held. Fetches nothing. */
export async function readClicks(
  context: LedgerContext,
  linkIds: readonly string[],
): Promise<Map<string, LinkClicks>> {
  const found = new Map<string, LinkClicks>();
  for (let start = 0; start < linkIds.length; start += perStatement) {
    const ids = linkIds.slice(start, start + perStatement);
    const marks = ids.map((_, at) => `$${at + 2}`).join(', ');
    const rows = await context.store.read(
      `SELECT link, SUM(clicks) AS clicks, MAX(CASE WHEN clicks > 0 THEN day END) AS last_day,
         BOOL_OR(NOT final) AS provisional
       FROM ledger.clicks WHERE workspace = $1 AND link IN (${marks}) GROUP BY link`,
      [context.workspaceId, ...ids],
    );
    for (const row of rows) {
      found.set(String(row.link), {
        clicks: Number(row.clicks),
        lastDay: row.last_day === null ? null : String(row.last_day).slice(0, 10),
        provisional: row.provisional === true,
      });
    }
  }
  return found;
}

/** The same with what is held of click reports for the last year. */
export async function answerClicks(
  context: LedgerContext,
  linkIds: readonly string[],
): Promise<ClicksAnswer> {
  const today = toDay(nowOf(context));
  const range = { from: addDays(addYears(today, -1), 1), to: today };
  const receipt = await readReceipt(context.store.read, context, ['clicks:standard', 'clicks:cpc'], range);
  const state = receipt.state === 'empty' ? 'none' : receipt.state;
  const clicks = state === 'none' ? new Map<string, LinkClicks>() : await readClicks(context, linkIds);
  return { state, asOf: receipt.asOf, links: Object.fromEntries(clicks) };
}

/** Clicks where any are held, else undefined. */
export async function readHeldClicks(
  context: LedgerContext,
  linkIds: readonly string[],
): Promise<Map<string, LinkClicks> | undefined> {
  const { state } = await answerClicks(context, []);
  return state === 'none' ? undefined : readClicks(context, linkIds);
}
