import { nowOf } from '@/lib/data/store/workspace';
import { addDays, type Day, eachDay, toDay } from '@/lib/data/terms/days';
import type { EachKind } from '@/lib/pages/alert-target';
import type { MetricFacts, WatchedFacts } from './alert-shape';
import { type Figure, factsOn, listCrossings, takenBack } from './crossings';
import { makeReceipt } from './fact-receipt';
import { firstTold } from './find-crossings';
import { type Asked, type History, lookedBack, type Member, type Members, readMembers } from './history';
import type { Finding, Findings, KindParts } from './kind';
import { mostListed } from './most-listed';

/** A crossing of one member, on a day. */
type Crossing = { day: Day; member: Member; facts: () => MetricFacts | null };

/** A period is a day, and whose figure it is, or `more`. */
const periodOf = (day: Day, of: string): string => `${day} ${of}`;
const dayOf = (period: string): Day => period.slice(0, period.indexOf(' '));

/**
 * What is known of the figure of each creator, brand or product. Those with the highest figures are judged. A day has at most
 * `mostListed` alerts of single ones, and one of the number of the others, which count as told.
 */
export async function findEachCrossings(
  ledger: KindParts,
  asked: Asked,
  each: EachKind,
  figure: Figure,
): Promise<Findings<WatchedFacts>> {
  const today = toDay(nowOf(ledger));
  const found = await readMembers(ledger, asked, each, figure.days + figure.shift);
  const range = { from: addDays(today, -lookedBack), to: addDays(today, -1) };
  const historyOf = ({ sums, open }: Member): History => ({ ...found, sums, open });
  const crossings = found.members.flatMap((member): Crossing[] => {
    const history = historyOf(member);
    return listCrossings(history, figure, range).days.map((day) => ({
      day,
      member,
      facts: () => {
        const facts = factsOn(history, figure, day, today);
        return facts && { ...facts, who: member.who };
      },
    }));
  });
  return {
    since: (firstDay, told) => {
      const fresh = findFresh(crossings, { today, firstDay, told });
      return eachDay(range)
        .flatMap((day) => tellDay(found, figure, { day, today, crossings: fresh }))
        .flatMap(({ period, facts: read }) => {
          const facts = read();
          return facts ? [{ period, facts }] : [];
        });
    },
    takenBack: ({ period, facts }) => {
      if ('more' in facts) return null;
      const member = found.members.find(({ who }) => who.id === facts.who?.id);
      const told = { day: dayOf(period), today, side: facts.side };
      const now = member && takenBack(historyOf(member), figure, told);
      return now ? { ...now, who: member.who } : null;
    },
    preview: () => ({
      dataset: 'reports',
      judged: found.range,
      told: eachDay(range).flatMap((day) => tellDay(found, figure, { day, today, crossings })),
      unknown: listCrossings({ ...found, sums: new Map(), open: new Set() }, figure, range).unknown,
      watched: { count: found.members.length, of: found.of },
      holds: null,
    }),
  };
}

type Since = { today: Day; firstDay: Day; told: readonly Finding<WatchedFacts>[] };

/** The crossings that can be told and were not: not before one of the same member, and not of a day whose rest was told. */
function findFresh(crossings: readonly Crossing[], { today, firstDay, told }: Since): Crossing[] {
  const latest = new Map<string, { period: Day }>();
  const full = new Set<Day>();
  for (const { period, facts } of told) {
    if ('more' in facts) full.add(dayOf(period));
    else if (facts.who) latest.set(facts.who.id, { period: dayOf(period) });
  }
  return crossings.filter(({ day, member: { who } }) => {
    const last = latest.get(who.id);
    return day >= firstTold(today, firstDay, last ? [last] : []) && !full.has(day);
  });
}

/** What is told of a day: its crossings, those with the highest figures one by one. */
function tellDay(
  found: Members,
  figure: Figure,
  { day, today, crossings }: { day: Day; today: Day; crossings: readonly Crossing[] },
): { day: Day; period: string; facts: () => WatchedFacts | null }[] {
  const ofDay = crossings.filter((crossing) => crossing.day === day);
  const single = ofDay.slice(0, mostListed).map(({ member, facts }) => ({
    day,
    period: periodOf(day, member.who.id),
    facts,
  }));
  const more = ofDay.length - mostListed;
  if (more <= 0) return single;
  const range = { from: addDays(day, 1 - figure.days), to: day };
  const facts = () => ({
    more,
    ...makeReceipt({ open: new Set(), windows: found.windows }, { range, today }),
  });
  return [...single, { day, period: periodOf(day, 'more'), facts }];
}
