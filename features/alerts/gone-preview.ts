import { whereRows } from '@/lib/data/read/query/filter-sql';
import { listUnread } from '@/lib/data/store/windows/list-unread';
import { readWindows, type WindowRecord } from '@/lib/data/store/windows/windows';
import { nowOf } from '@/lib/data/store/workspace';
import { datasets } from '@/lib/data/terms/datasets';
import { addDays, type Day, type DayRange, eachDay, earlierOf, laterOf, toDay } from '@/lib/data/terms/days';
import { productKey } from '@/lib/data/terms/lists/product-key';
import { touchesGap } from '@/lib/data/terms/ranges/gaps';
import type { Condition, FactReceipt, GoneFacts } from './alert-shape';
import { makeReceipt } from './fact-receipt';
import { filterBy, lookedBack } from './history';
import { findKeyDay } from './key-day';
import type { KindParts, Preview } from './kind';
import { readLostClicks } from './lost-clicks';
import { mostListed } from './most-listed';
import { readSpells, type Spell } from './unavailable-spells';

type Values = Condition<'productGone'>['values'];

/** Clicks of products by day, and the days that are not stored completely. */
type Clicks = {
  of: ReadonlyMap<string, ReadonlyMap<Day, number>>;
  unread: DayRange[];
  windows: WindowRecord[];
};
const noClicks: Clicks = { of: new Map(), unread: [], windows: [] };

/**
 * The products that could no longer be bought in the days looked back on, each on the first day on which it had enough clicks.
 * Days before the key was added cannot be judged, because nobody recorded what was listed.
 */
export async function previewGone(ledger: KindParts, values: Values): Promise<Preview<GoneFacts>> {
  const today = toDay(nowOf(ledger));
  const range = { from: addDays(today, -lookedBack), to: addDays(today, -1) };
  const keyDay = await findKeyDay(ledger);
  const found = keyDay === null ? null : await readSpells(ledger, range, values.subject);
  const isCounted = values.clicks > 0;
  const judged = isCounted ? clickDays(range, values) : range;
  const counted = found && isCounted ? await readClicks(ledger, values, found.spells, judged) : noClicks;
  const told = new Map<Day, { spell: Spell; clicks: number }[]>();
  for (const spell of found?.spells ?? []) {
    const first = findFirstDay(spell, values, counted, range);
    if (first) told.set(first.day, [...(told.get(first.day) ?? []), { spell, clicks: first.clicks }]);
  }
  const receiptOf = (day: Day): FactReceipt => {
    const days = daysBefore(day, values.days);
    if (isCounted) return makeReceipt({ open: new Set(), windows: counted.windows }, { range: days, today });
    return { range: days, asOf: found?.listedAt ?? '', changesUntil: null };
  };
  return {
    told: [...told].flatMap(([day, all]) => tellDay(day, all, receiptOf)),
    unknown: eachDay(range).filter(
      (day) => keyDay === null || day < keyDay || touchesGap(daysBefore(day, values.days), counted.unread),
    ),
    dataset: 'reports',
    judged,
    lists: ['products'],
    recordedSince: keyDay,
    course: await readLostClicks(ledger, values, range),
    holds: null,
  };
}

/** The days whose clicks are counted on a day. */
const daysBefore = (day: Day, days: number): DayRange => ({
  from: addDays(day, -days),
  to: addDays(day, -1),
});

const clickDays = ({ from, to }: DayRange, { days }: Values): DayRange => ({
  from: addDays(from, -days),
  to: addDays(to, -1),
});

/** The first day of a time on which there were enough clicks on the days before. */
function findFirstDay(spell: Spell, values: Values, counted: Clicks, range: DayRange) {
  const days = {
    from: laterOf(spell.from, range.from),
    to: spell.until ? earlierOf(addDays(spell.until, -1), range.to) : range.to,
  };
  const { marketplace, id } = spell.product;
  const own = counted.of.get(productKey(marketplace, id));
  for (const day of eachDay(days)) {
    const before = daysBefore(day, values.days);
    if (touchesGap(before, counted.unread)) continue;
    const sum = eachDay(before).reduce((total, one) => total + (own?.get(one) ?? 0), 0);
    if (sum >= values.clicks) return { day, clicks: sum };
  }
  return null;
}

/** As on the day itself: the first products one by one, and the number of the others. */
function tellDay(
  day: Day,
  all: readonly { spell: Spell; clicks: number }[],
  receiptOf: (day: Day) => FactReceipt,
): Preview<GoneFacts>['told'] {
  const [first] = all;
  const more = all.length - mostListed;
  const single = all.slice(0, mostListed).map(({ spell: { product, state, since }, clicks }) => ({
    day,
    facts: (): GoneFacts => ({ product, state, since, clicks, ...receiptOf(day) }),
  }));
  if (!first || more <= 0) return single;
  const { state } = first.spell;
  return [...single, { day, facts: () => ({ more, state, through: day, ...receiptOf(day) }) }];
}

/** The clicks on products that could not be bought, before they could not and after. */
async function readClicks(
  { id, store, ...ledger }: KindParts,
  values: Values,
  spells: readonly Spell[],
  range: DayRange,
): Promise<Clicks> {
  const now = nowOf(ledger);
  const { sources } = datasets.reports;
  const products = [...new Set(spells.map(({ product }) => product.id))];
  return store.snapshot(async ({ read }) => {
    const windows = await readWindows(read, id, sources, range);
    const filters = { ...(values.subject ? filterBy(values.subject) : {}), products };
    const where = whereRows(id, 'reports', range, filters);
    const rows =
      products.length === 0
        ? []
        : await read(
            `SELECT marketplace, product, CAST(day AS VARCHAR) AS day, SUM(clicks) AS clicks
             FROM ledger.reports WHERE ${where.sql} GROUP BY 1, 2, 3`,
            where.values,
          );
    const of = new Map<string, Map<Day, number>>();
    for (const row of rows) {
      const key = productKey(String(row.marketplace), String(row.product));
      const days = of.get(key) ?? new Map<Day, number>();
      of.set(key, days.set(String(row.day), Number(row.clicks)));
    }
    const stored = windows.filter(({ status }) => status === 'ok');
    return { of, unread: listUnread(sources, windows, range, now), windows: stored };
  });
}
