import { clipName } from '@/features/alerts/clip-name';
import { rangeWidth } from '@/features/effects/usual-days';
import { readShares } from '@/features/settlement/read-shares';
import { settlementQuerySchema } from '@/features/settlement/settlement-query';
import type { SettlementGroup } from '@/features/settlement/settlement-shape';
import { addDays, type DayRange } from '@/lib/data/terms/days';
import { writeFilterValue } from '@/lib/data/terms/filters/filter-value';
import { firstUnsettledDay } from '@/lib/data/terms/ranges/look-back';
import { writeReportQuery } from '@/lib/pages/report-path';
import { spreadOfShare } from '../beyond-chance';
import type { Finder, Found } from '../found';
import { writeEstimate } from '../stake';
import type { TodayParts } from '../today-parts';

/** Settled days that are judged, and those before that say what is usual. */
const days = { judged: 30, usual: 180 } as const;
/** Creators that are looked at in each currency: those who lost most. */
const most = 50;
/** A share of fewer conversions says little. */
const fewestConversions = 20;
/** How many times its spread a share must be above the usual one. */
export const reversalLimit = 3.5;
/** A usual share counts as at least this. */
const leastShare = 0.01;

/** Creators who lost more commission between report and settlement than they usually do. */
export const reversalsFinder: Finder = {
  kinds: ['reversals'],
  find: async (parts) => {
    const to = addDays(firstUnsettledDay(parts.today), -1);
    const judged = { from: addDays(to, 1 - days.judged), to };
    const usual = { from: addDays(judged.from, -days.usual), to: addDays(judged.from, -1) };
    const before = await readCreators(parts, usual);
    const now = await readCreators(parts, judged);
    const found = [...now.groups].flatMap(([currency, groups]) =>
      groups.flatMap((group) => {
        const earlier = before.groups.get(currency)?.find(({ key }) => key === group.key);
        return earlier ? describe(currency, [group, earlier], judged) : [];
      }),
    );
    return { found, rows: [now.rows, before.rows] };
  },
};

const readCreators = (parts: TodayParts, range: DayRange) =>
  readShares(parts, settlementQuerySchema.parse({ ...range, group: 'creator', top: String(most) }));

const lostShare = ({ share }: SettlementGroup) => Math.max(0, -(share ?? 0));

function describe(
  currency: string,
  [now, before]: [SettlementGroup, SettlementGroup],
  range: DayRange,
): Found[] {
  const { key } = now;
  if (key === null || Math.min(now.conversions, before.conversions) < fewestConversions) return [];
  const [lost, usual] = [lostShare(now), Math.max(leastShare, lostShare(before))];
  const spread = spreadOfShare(usual, now.conversions);
  if (spread === 0 || lost - usual < reversalLimit * spread) return [];
  const amountOf = (share: number) => share * Number(now.reported);
  const off = rangeWidth * spread;
  const name = clipName(now.label ?? key);
  const query = writeReportQuery({ ...range, creators: [writeFilterValue('creator', key)], currency });
  return [
    {
      kind: 'reversals',
      subject: `${key} ${currency}`,
      since: range.from,
      stake: writeEstimate('commission', currency, {
        amount: amountOf(lost - usual),
        low: amountOf(lost - usual - off),
        high: amountOf(lost - usual + off),
      }),
      path: `/reports/settlement?${query}`,
      changesUntil: null,
      tell: ({ t, format }) => ({
        text: t('today.kinds.reversals.text', { name }),
        why: t('today.kinds.reversals.why', {
          share: format.rate(lost),
          usual: format.rate(lostShare(before)),
          range: format.dayRange(range.from, range.to),
          conversions: now.conversions,
          days: String(days.usual),
        }),
      }),
    },
  ];
}
