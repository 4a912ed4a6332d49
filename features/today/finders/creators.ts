import { clipName } from '@/features/alerts/clip-name';
import { freshen } from '@/lib/data/read/links/freshen';
import { readGroupsByKey } from '@/lib/data/read/summary/summary-groups';
import type { Ledger } from '@/lib/data/store/workspace';
import { addDays, type DayRange } from '@/lib/data/terms/days';
import { writeFilterValue } from '@/lib/data/terms/filters/filter-value';
import { lookBackDays } from '@/lib/data/terms/ranges/look-back';
import { sumUnits, unitsText } from '@/lib/data/terms/units';
import type { Language } from '@/lib/language/language';
import { writeReportQuery } from '@/lib/pages/report-path';
import type { Finder, Found } from '../found';
import { type Change, judgeCreators, judgedDays } from '../judge-days';
import type { CreatorCourse } from '../read-creators';
import { writeEstimate } from '../stake';

/** Creators whose sales left their own weekdays: they fell, stopped, or rose without a campaign. */
export const creatorsFinder: Finder = {
  kinds: ['stopped', 'fell', 'rose'],
  find: async ({ creatorDays, ...ledger }) => {
    if (!creatorDays) return { found: null };
    const { range, currencies } = creatorDays;
    const found = currencies.flatMap(({ currency, creators }) =>
      judgeCreators(creators).flatMap((change, at) => {
        const creator = creators[at];
        return change && creator ? [{ creator, change, currency }] : [];
      }),
    );
    const rising = found.flatMap(({ creator, change }) => (change.way === 'rose' ? [creator.id] : []));
    const paid = await findInProgram(ledger, rising, range);
    return {
      found: found
        .filter(({ creator, change }) => change.way !== 'rose' || !paid.has(creator.id))
        .map((one) => describe(one, range)),
    };
  },
};

/** Those of the creators whom a campaign paid in the newest four weeks. */
async function findInProgram(ledger: Ledger, ids: readonly string[], { to }: DayRange): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const query = { dataset: 'program' as const };
  const ranges = [{ from: addDays(to, 1 - judgedDays.recent), to }];
  const asked = { query, ranges, dimension: 'creator' as const };
  const groups = await readGroupsByKey(ledger.store.read, await freshen(ledger, {}), asked, ids);
  return new Set(groups.flatMap(({ key }) => key ?? []));
}

type Judged = { creator: CreatorCourse; change: Change; currency: string };

function describe({ creator, change, currency }: Judged, { to }: DayRange): Found {
  const { way, days } = change;
  // It may have begun before the judged days.
  const isWhole = days === judgedDays.recent;
  const since = addDays(to, 1 - days);
  const difference = Math.abs(change.expected - change.sales);
  const of = { creators: [writeFilterValue('creator', creator.id)], currency, metric: 'sales' as const };
  return {
    kind: way,
    subject: `${creator.id} ${currency}`,
    since: isWhole ? null : since,
    stake: writeEstimate('sales', currency, { amount: difference, low: change.low, high: change.high }),
    path: `/reports?${writeReportQuery({ from: addDays(to, 1 - judgedDays.recent), to, ...of })}&compare=weekdays`,
    changesUntil: addDays(to, lookBackDays),
    tell: (language) => ({
      text: language.t(`today.kinds.${way}.text`, {
        name: nameOf(creator),
        days,
        whole: isWhole ? 'yes' : 'no',
      }),
      why: tellWhy(language, { creator, change, currency }, { from: since, to }),
    }),
  };
}

const nameOf = ({ id, name }: CreatorCourse) => clipName(name ?? id);

function tellWhy({ t, format }: Language, { creator, change, currency }: Judged, days: DayRange): string {
  const clicks = compareClicks(creator, change.days);
  const sentences = [
    t('today.why.sales', {
      sales: format.money(unitsText(sumUnits(creator.sold.slice(-change.days))), currency),
      expected: format.money(change.expected, currency),
      range: format.dayRange(days.from, days.to),
      share: format.rate(change.others),
    }),
    clicks === null ? null : t('today.why.clicks', { share: format.rate(clicks) }),
  ];
  return sentences.filter((sentence) => sentence !== null).join(' ');
}

/** Clicks of the newest days, divided by those of as many days in the usual weeks. Null without any of these. */
function compareClicks({ clicks }: CreatorCourse, days: number): number | null {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const usual = (sum(clicks.slice(0, judgedDays.usual)) * days) / judgedDays.usual;
  return usual > 0 ? sum(clicks.slice(-days)) / usual : null;
}
