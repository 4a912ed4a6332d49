import { clipName } from '@/features/alerts/clip-name';
import { describeBreakEven, isBelowBreakEven } from '@/features/profit/describe-break-even';
import { profitQuerySchema } from '@/features/profit/profit-query';
import type { ProfitFigures } from '@/features/profit/profit-shape';
import { readProfit } from '@/features/profit/read-profit';
import { addDays } from '@/lib/data/terms/days';
import { isOpen, lookBackDays } from '@/lib/data/terms/ranges/look-back';
import { writeReportQuery } from '@/lib/pages/report-path';
import { spreadOfClicks } from '../beyond-chance';
import type { Finder, Found } from '../found';
import { judgedDays } from '../judge-days';

/** Creators of one currency that are looked at: those who lose most. */
const most = 5;
/** How many times its spread a loss must be. */
export const lossLimit = 1.5;

/** Creators whose clicks cost more than they are worth at the workspace's margins. Without margins, nobody is. */
export const cpcFinder: Finder = {
  kinds: ['cpc'],
  find: async (parts) => {
    const { creatorDays } = parts;
    if (!creatorDays) return { found: null };
    const { to } = creatorDays.range;
    const range = { from: addDays(to, 1 - judgedDays.recent), to };
    const asked = {
      group: 'creator',
      payout_models: 'cpc',
      sort: 'netProfit',
      order: 'asc',
      top: String(most),
    };
    // Lists are read as they are stored.
    const profit = await readProfit(
      { ...parts, still: true },
      profitQuerySchema.parse({ ...range, ...asked }),
    );
    const changesUntil = isOpen(range, parts.today) ? addDays(to, lookBackDays) : null;
    const found = profit.currencies.flatMap(({ currency, figures: all, groups }) =>
      groups.flatMap(({ key, label, figures }): Found[] => {
        const { covered } = figures;
        if (key === null || !covered || !isBelowBreakEven(figures)) return [];
        // Without an order of their own, one is worth what it is of all creators.
        const orderWorth = worthOf(figures) ?? worthOf(all) ?? 0;
        const limit = lossLimit * spreadOfClicks(Number(covered.commission), orderWorth);
        if (-Number(covered.netProfit) < limit) return [];
        return [
          {
            kind: 'cpc',
            subject: `${key} ${currency}`,
            since: range.from,
            stake: {
              of: 'profit',
              currency,
              amount: covered.netProfit.replace(/^-/, ''),
              range: null,
              estimate: false,
            },
            path: `/reports/profit?${writeReportQuery({ ...range, creators: [key], currency })}&show=cpc`,
            changesUntil,
            tell: (language) => ({
              text: language.t('today.kinds.cpc.text', { name: clipName(label ?? key) }),
              why: describeBreakEven(language, figures, currency),
            }),
          },
        ];
      }),
    );
    return { found, rows: profit.basis.rows, lists: profit.basis.lists };
  },
};

/** What an order brings before commission; null without orders or a margin. */
const worthOf = ({ covered, conversions }: ProfitFigures): number | null =>
  covered && conversions > 0 ? Number(covered.grossProfit) / conversions : null;
