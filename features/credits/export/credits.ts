import { type CreditFilters, creditFiltersSchema } from '@/features/credits/credit';
import type { CreditLine } from '@/features/credits/credit-shape';
import { listCredits } from '@/features/credits/list-credits';
import { nowOf } from '@/lib/data/store/workspace';
import { toDay } from '@/lib/data/terms/days';
import type { FileFilters } from '@/lib/language/format/file-filters';
import { captionOf } from '@/lib/pages/answer-caption';
import { defineList } from '@/lib/pages/export-list';
import { onePage } from '@/lib/pages/walk-pages';
import { type Column, column } from '@/lib/server/files/column';

const columns: Column<CreditLine>[] = [
  column.text('month', 'Month (UTC)', ({ month }) => month),
  column.text('brand', 'Brand id', ({ brand }) => brand),
  column.text('name', 'Brand', ({ name }) => name),
  column.text('currency', 'Currency', ({ currency }) => currency),
  column.text('state', 'State', ({ state }) => state),
  column.text('due', 'Due from', ({ due }) => due),
  column.amount('estimate', 'Estimate', ({ estimate }) => estimate),
  column.amount('credited', 'Credited', ({ credited }) => credited),
  column.amount('difference', 'Difference', ({ difference }) => difference),
  column.rate('share', 'Difference in percent', ({ share }) => share),
];

const listFilters = ({ currency }: CreditFilters): FileFilters => (currency ? { currency: [currency] } : {});

/** Bonus credits beside their estimates, newest months first. */
export const exportCredits = defineList({
  allow: 'view',
  scope: 'reports:read',
  query: creditFiltersSchema,
  columns: () => columns,
  filters: listFilters,
  toLines: (line: CreditLine) => [line],
  open: async (context, query) => {
    // At once: each page would compare all credits again, and an import meanwhile moves the pages.
    const { credits, ...answer } = await listCredits(context, {
      ...query,
      top: Number.POSITIVE_INFINITY,
      offset: 0,
    });
    return { ...onePage(credits), caption: captionOf(answer, toDay(nowOf(context))) };
  },
});
