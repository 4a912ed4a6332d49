import { describeParts } from '@/features/effects/describe-change';
import type { Change } from '@/features/effects/effect-shape';
import { captionOfEffects } from '@/features/effects/effects-caption';
import { effectsQuerySchema } from '@/features/effects/effects-query';
import { listEffects } from '@/features/effects/list-effects';
import type { Day, DayRange } from '@/lib/data/terms/days';
import { touchesGap } from '@/lib/data/terms/ranges/gaps';
import { isOpen } from '@/lib/data/terms/ranges/look-back';
import { takeRelative } from '@/lib/data/terms/ranges/relative-query';
import { defineList } from '@/lib/pages/export-list';
import { onePage } from '@/lib/pages/walk-pages';
import { type Column, column } from '@/lib/server/files/column';

/** A change, its words, and whether its figures may still change. */
type Line = Change & { words: string; mayChange: boolean | null };

const columns: Column<Line>[] = [
  column.text('name', 'What changed', ({ subject }) => subject.name),
  column.text('product', 'Product id', ({ subject }) => (subject.kind === 'product' ? subject.id : null)),
  column.text('marketplace', 'Marketplace', ({ subject }) =>
    subject.kind === 'product' ? subject.marketplace : null,
  ),
  column.text('campaign', 'Campaign id', ({ subject }) => (subject.kind === 'campaign' ? subject.id : null)),
  column.text('change', 'Change', ({ words }) => words),
  column.day('day', 'Day (UTC)', ({ day }) => day),
  column.day('since', 'Last day as before (UTC)', ({ since }) => since),
  column.text('verdict', 'What it did', ({ verdict }) => verdict),
  column.flag('mayChange', 'May still change', ({ mayChange }) => mayChange),
  column.text('currency', 'Currency', ({ effect }) => effect?.currency),
  column.amount('sales', 'Sales since', ({ effect }) => effect?.sales),
  column.text('otherCurrencies', 'Currencies that do not count', ({ effect }) =>
    effect ? effect.otherCurrencies.join(' ') : null,
  ),
  column.amount('expected', 'Expected', ({ effect }) => effect?.expected),
  column.amount('difference', 'Difference', ({ effect }) => effect?.difference),
  column.amount('low', 'Low (estimate)', ({ effect }) => effect?.low),
  column.amount('high', 'High (estimate)', ({ effect }) => effect?.high),
  column.rate('share', 'Difference (fraction)', ({ effect }) => effect?.share),
  column.count('conversions', 'Conversions', ({ effect }) => effect?.conversions),
  column.count('expectedConversions', 'Expected conversions', ({ effect }) => effect?.expectedConversions),
  column.text('comparedWith', 'Compared with', ({ effect }) => effect?.others.of),
  column.count('others', 'Compared products', ({ effect }) => effect?.others.count),
  column.rate('level', 'Their sales (fraction of usual)', ({ effect }) => effect?.others.level),
  column.day('afterFrom', 'Since, first day (UTC)', ({ days }) => days?.after.from),
  column.day('afterTo', 'Since, last day (UTC)', ({ days }) => days?.after.to),
  column.day('beforeFrom', 'Before, first day (UTC)', ({ days }) => days?.before.from),
  column.day('beforeTo', 'Before, last day (UTC)', ({ days }) => days?.before.to),
];

/** Whether figures may still change. Null without any. */
function findMayChange({ effect, days }: Change, today: Day, loadedEarly: readonly DayRange[]) {
  if (effect === null || days === null) return null;
  return isOpen(days.after, today) || [days.before, days.after].some((one) => touchesGap(one, loadedEarly));
}

/** What changed of products and campaigns, and what was sold since, the newest first. */
export const exportEffects = defineList({
  allow: 'view',
  scope: 'reports:read',
  query: takeRelative(effectsQuerySchema),
  columns: () => columns,
  filters: () => ({}),
  toLines: (line: Line) => [line],
  open: async (context, query) => {
    const { language, today } = context;
    const answer = await listEffects(context, query);
    return {
      ...onePage(
        answer.changes.map((change) => ({
          ...change,
          words: describeParts(language, change),
          mayChange: findMayChange(change, today, answer.receipt.loadedEarly),
        })),
      ),
      caption: captionOfEffects(language, answer, today),
    };
  },
});
