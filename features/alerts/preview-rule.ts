import { readStoredBasis } from '@/lib/data/fetch/lists/read-list';
import { askedCurrencies, readUnknownValues } from '@/lib/data/read/values/read-unknown-values';
import { readReceipt } from '@/lib/data/store/windows/receipt';
import { type Ledger, nowOf, type Workspace } from '@/lib/data/store/workspace';
import { makeBasis, rowsBasis } from '@/lib/data/terms/basis';
import { type DatasetName, datasets } from '@/lib/data/terms/datasets';
import { addDays, type Day, type DayRange, toDay } from '@/lib/data/terms/days';
import { joinRanges } from '@/lib/data/terms/ranges/gaps';
import type { Condition, Facts } from './alert-shape';
import { lookedBack } from './history';
import type { Findings, KindParts, Preview } from './kind';
import { eventOf, lookFor, markEvent, tellEvent } from './kinds';
import type { PreviewAnswer, PreviewTold } from './preview-shape';

/** Alerts that are written out. */
const mostShown = 90;
/** Fewer judged days say nothing of a month. */
const leastJudged = 14;
const month = 30;

/** Texts of what is told now. */
const mostNow = 3;

type Parts = KindParts & Pick<Workspace, 'language'>;

/** What a rule would have told in the last 90 days, and what it tells as soon as it is added, by stored rows. */
export async function previewRule(parts: Parts, condition: Condition): Promise<PreviewAnswer> {
  const { preview, since }: Findings<Facts> = await lookFor(parts, condition);
  const today = toDay(nowOf(parts));
  const range = { from: addDays(today, -lookedBack), to: addDays(today, -1) };
  const found = await preview?.();
  const told = found?.told.toSorted((a, b) => (a.day < b.day ? 1 : -1)) ?? [];
  const unknown = found?.unknown ?? [];
  const now = since(range.to, []);
  return {
    range: found ? range : null,
    days: countByDay(told),
    told: told.slice(0, mostShown).flatMap((one) => tellOf(parts, condition, one)),
    gaps: joinRanges(unknown.map((day) => ({ from: day, to: day }))),
    recordedSince: found?.recordedSince ?? null,
    now: {
      alerts: now.length,
      texts: now.slice(0, mostNow).map(({ facts }) => textOf(parts, condition, facts)),
    },
    course: found?.course ?? null,
    watched: found?.watched ?? null,
    perMonth: found ? expect(told.length, lookedBack - unknown.length) : null,
    holds: found?.holds ?? null,
    basis: await readBasis(parts, condition, found ?? {}, range),
  };
}

const textOf = ({ language }: Parts, condition: Condition, facts: Facts): string =>
  tellEvent(language, eventOf(condition, facts), false).text;

/** How many alerts 30 days have, if they are like the judged ones. */
const expect = (alerts: number, judged: number): number | null =>
  judged < leastJudged ? null : (alerts / judged) * month;

/** Oldest day first. */
function countByDay(told: readonly { day: Day }[]): PreviewAnswer['days'] {
  const counts = new Map<Day, number>();
  for (const { day } of told) counts.set(day, (counts.get(day) ?? 0) + 1);
  return [...counts].map(([day, alerts]) => ({ day, alerts })).reverse();
}

function tellOf(
  parts: Parts,
  condition: Condition,
  { day, facts: read }: Preview<Facts>['told'][number],
): PreviewTold[] {
  const facts = read();
  if (!facts) return [];
  const mark = markEvent(parts.language, eventOf(condition, facts));
  return [{ day, ...mark, text: textOf(parts, condition, facts) }];
}

async function readBasis(
  ledger: Ledger,
  { values }: Condition,
  { dataset, lists, judged }: Partial<Preview<Facts>>,
  range: DayRange,
) {
  const days = judged ?? range;
  const rowsOf = async (name: DatasetName) => {
    const receipt = await readReceipt(ledger.store.read, ledger, datasets[name].sources, days);
    return rowsBasis([name], days, receipt);
  };
  const rows = dataset ? [await rowsOf(dataset)] : [];
  const stored = lists ? await readStoredBasis(ledger, lists) : [];
  const currencies = 'currency' in values && values.currency ? [values.currency] : [];
  const unknown = await readUnknownValues(ledger, [askedCurrencies('currency', currencies)]);
  return makeBasis(rows, stored, unknown);
}
