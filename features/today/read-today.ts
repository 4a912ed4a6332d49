import { neededOf } from '@/features/settlement/needed-days';
import { readReceipt } from '@/lib/data/store/windows/receipt';
import { nowOf, type Workspace } from '@/lib/data/store/workspace';
import { type Basis, makeBasis, rowsBasis } from '@/lib/data/terms/basis';
import { datasets } from '@/lib/data/terms/datasets';
import { addDays, type DayRange, toDay } from '@/lib/data/terms/days';
import type { Receipt } from '@/lib/data/terms/receipt-shape';
import type { Language } from '@/lib/language/language';
import { campaignsFinder } from './finders/campaigns';
import { cpcFinder } from './finders/cpc';
import { creatorsFinder } from './finders/creators';
import { monthsFinder } from './finders/months';
import { ratesFinder } from './finders/rates';
import { recruitsFinder } from './finders/recruits';
import { reversalsFinder } from './finders/reversals';
import { stoppedPartsFinder } from './finders/stopped-parts';
import { wastedFinder } from './finders/wasted';
import type { Findings, Found } from './found';
import { daysBack } from './judge-days';
import { readPutAway } from './put-away';
import { rankActions } from './rank-actions';
import { readCreatorDays } from './read-creators';
import { readCurrencies } from './read-currencies';
import type { TodayParts } from './today-parts';
import { type Action, type ActionKind, mostActions, type Today } from './today-shape';

const finders = [
  creatorsFinder,
  wastedFinder,
  cpcFinder,
  campaignsFinder,
  ratesFinder,
  reversalsFinder,
  monthsFinder,
  recruitsFinder,
  stoppedPartsFinder,
];

/** What pages load for Today. */
const historySources = [...datasets.reports.sources, ...datasets.program.sources];

const idOf = ({ kind, subject }: Found) => (subject === '' ? kind : `${kind} ${subject}`);

function write(language: Language, found: Found): Action {
  const { kind, stake, since, path, changesUntil, tell } = found;
  return { id: idOf(found), kind, ...tell(language), stake, since, path, changesUntil };
}

/** What was found: `shown` without what the reader put away. `found` null: it could not be judged. */
type FoundToday = {
  shown: Found[];
  all: (Findings & { kinds: readonly ActionKind[] })[];
  currencies: Awaited<ReturnType<typeof readCurrencies>>;
  /** The days that creators are judged by. */
  range: DayRange;
  receipt: Receipt;
  basis: Basis;
};

/** Looks for everything that deserves the reader's attention, by stored rows and lists. Fetches nothing. */
export async function findActions(workspace: Workspace): Promise<FoundToday> {
  const today = toDay(nowOf(workspace));
  const currencies = await readCurrencies(workspace, today);
  const creatorDays = await readCreatorDays(workspace);
  const parts: TodayParts = {
    ...workspace,
    today,
    currencies: currencies.map(({ currency }) => currency),
    creatorDays,
  };
  const all: FoundToday['all'] = [];
  for (const { kinds, find } of finders) all.push({ kinds, ...(await find(parts)) });
  const away = await readPutAway(workspace);
  const found = all.flatMap((own) => own.found ?? []);
  const range = creatorDays?.range ?? { from: addDays(today, -daysBack), to: addDays(today, -1) };
  const receipt = await readReceipt(workspace.store.read, workspace, datasets.reports.sources, range);
  return {
    shown: found.filter((one) => !away.has(idOf(one))),
    all,
    currencies,
    range,
    receipt,
    basis: makeBasis(
      [rowsBasis(['reports'], range, receipt), ...all.flatMap(({ rows = [] }) => rows)],
      all.flatMap(({ lists = [] }) => lists),
    ),
  };
}

/** Kinds that were judged, or could not be. */
export const listKinds = (all: FoundToday['all'], judged: boolean): ActionKind[] =>
  all.flatMap(({ kinds, found }) => ((found !== null) === judged ? kinds : []));

/** At most ten actions, without those that the reader put away. Fetches nothing. Only complete days count. */
export async function readToday(workspace: Workspace): Promise<Today> {
  const { language, store } = workspace;
  const { shown, all, currencies, range, receipt, basis } = await findActions(workspace);
  const ranked = rankActions(shown, new Map(currencies.map((one) => [one.currency, one.orderValue])));
  const first = ranked.slice(0, mostActions);
  const found = all.flatMap((own) => own.found ?? []);
  const year = neededOf(toDay(nowOf(workspace)));
  return {
    actions: first.map((one) => write(language, one)),
    more: shown.length - first.length,
    putAway: found.length - shown.length,
    range,
    looked: listKinds(all, true),
    unknown: listKinds(all, false),
    receipt,
    history: { range: year, receipt: await readReceipt(store.read, workspace, historySources, year) },
    basis,
  };
}
