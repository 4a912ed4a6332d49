import { countUnread } from '@/features/alerts/list-alerts';
import { listReady } from '@/features/today/finders/months';
import { findActions, listKinds } from '@/features/today/read-today';
import { allows, type Member } from '@/lib/access/member';
import { summarize } from '@/lib/data/read/summary/summary';
import { type SummaryQuery, summaryQuerySchema } from '@/lib/data/read/summary/summary-query';
import type { CurrencySummary } from '@/lib/data/read/summary/summary-shape';
import { isIn } from '@/lib/data/store/windows/compared-days';
import { readReceipt } from '@/lib/data/store/windows/receipt';
import { type Ledger, nowOf, type Workspace } from '@/lib/data/store/workspace';
import { type Basis, makeBasis } from '@/lib/data/terms/basis';
import { datasets } from '@/lib/data/terms/datasets';
import { addDays, type Day, type DayRange, eachDay, toDay } from '@/lib/data/terms/days';
import { listFamilies } from '@/lib/gateway/connections/list-connections';
import { compareCurrencies } from '@/lib/language/format/currency';
import {
  summedDays,
  type WorkspaceContent,
  type WorkspaceCurrency,
  type WorkspaceFigures,
  type WorkspaceTasks,
} from './workspace-shape';

/** How many days the newest complete day may be behind. Workspaces are refreshed at different times. */
const behind = 7;

const nothing = makeBasis([]);

type Read<Part> = { part: Part; basis: Basis };

/** What a workspace shows its member, by role, from stored rows and lists. Asks the API nothing. */
export async function readWorkspace(workspace: Workspace): Promise<Read<WorkspaceContent>> {
  const { id, db, member } = workspace;
  const keys = await listFamilies(db, id);
  const isSeller = keys.includes('seller');
  const sees = allows(member, 'view');
  const own = !sees && allows(member, 'earnings');
  const figures =
    isSeller && (sees || own)
      ? await readFigures(workspace, own ? ownLinks(member) : { compare: 'previous' })
      : null;
  const tasks = sees ? await readTasks(workspace, isSeller) : null;
  const bases = [figures?.basis ?? nothing, tasks?.basis ?? nothing];
  return {
    part: { keys, own, figures: figures?.part ?? null, tasks: tasks?.part ?? null },
    basis: joinBases(bases),
  };
}

/** One basis of several answers. Complete if each is. */
export const joinBases = (bases: readonly Basis[]): Basis => ({
  ...makeBasis(
    bases.flatMap(({ rows }) => rows),
    bases.flatMap(({ lists }) => lists),
    bases.flatMap(({ unknownValues }) => unknownValues),
  ),
  complete: bases.every(({ complete }) => complete),
});

/** As for their earnings: a creator sees no days of the workspace besides those asked for. */
const ownLinks = ({ userId }: Pick<Member, 'userId'>) => ({ makers: [userId], compare: 'none' as const });

async function readFigures(
  ledger: Ledger,
  asked: Pick<SummaryQuery, 'makers' | 'compare'>,
): Promise<Read<WorkspaceFigures>> {
  const range = await findDays(ledger, toDay(nowOf(ledger)));
  const query = summaryQuerySchema.parse({ dataset: 'reports', ...range, series: 'none' });
  const { currencies, comparedRange, comparedDays, receipt, basis } = await summarize(ledger, {
    ...query,
    ...asked,
  });
  const missing = receipt.unread;
  const isWhole = missing.length === 0;
  return {
    basis,
    part: {
      range,
      comparedRange,
      comparedDays,
      state: receipt.state === 'empty' ? 'empty' : isWhole ? 'complete' : 'partial',
      missing,
      asOf: receipt.asOf,
      currencies: isWhole ? currencies.map(toCurrency).sort(byCurrency) : [],
    },
  };
}

/** The newest complete days: they end with the newest day that was loaded after it had ended. */
async function findDays(ledger: Ledger, today: Day): Promise<DayRange> {
  const newest = { from: addDays(today, -behind), to: addDays(today, -1) };
  const { unread } = await readReceipt(ledger.store.read, ledger, datasets.reports.sources, newest);
  return daysUntil(eachDay(newest).findLast((day) => !isIn(unread, day)) ?? newest.to);
}

export const daysUntil = (to: Day): DayRange => ({ from: addDays(to, 1 - summedDays), to });

function toCurrency({ currency, figures, counted, compared }: CurrencySummary): WorkspaceCurrency {
  const amount = (metric: 'sales' | 'commission') => ({
    now: figures[metric],
    counted: counted?.[metric] ?? null,
    before: compared?.[metric] ?? null,
  });
  return { currency: currency ?? '', sales: amount('sales'), commission: amount('commission') };
}

const byCurrency = (a: WorkspaceCurrency, b: WorkspaceCurrency) => compareCurrencies(a.currency, b.currency);

async function readTasks(workspace: Workspace, isSeller: boolean): Promise<Read<WorkspaceTasks>> {
  const { db, member } = workspace;
  const { shown, all, basis } = await findActions({ ...workspace, still: true });
  const found = all.flatMap((one) => one.found ?? []);
  return {
    part: {
      alerts: await countUnread(db, member),
      actions: shown.length,
      unjudged: isSeller ? listKinds(all, false).length : 0,
      months: listReady(found),
      stoppedKeys: found.flatMap(({ kind, subject }) =>
        kind === 'key' && (subject === 'seller' || subject === 'creator') ? [subject] : [],
      ),
    },
    basis,
  };
}
