import { decimalsOf, expectMonths } from '@/features/settlement/expect-months';
import { drawHistories, drawnLooks, todayText } from './measure/draw-histories';
import { writeTable } from './measure/table';

/** The demo's seed, and another platform's. */
const seeds = (process.argv[2] ?? '42,1977').split(',').map(Number);

const rows = seeds.flatMap((seed) =>
  (['commission', 'sales'] as const).flatMap((metric) =>
    [...drawHistories(seed, metric)].toSorted().map(([currency, { histories }]) => {
      const watched = { looks: drawnLooks, histories, decimals: decimalsOf(metric, currency) };
      const { tested, meanError } = expectMonths(watched, todayText, () => todayText);
      const sizes = tested.map(({ error }) => Math.abs(error ?? 0));
      const percent = (share: number | null) => (share === null ? '–' : `${(100 * share).toFixed(2)} %`);
      // What assuming that nothing changes would have been off by.
      const naive = tested.map(({ open, settled }) => Math.abs(Number(open) / Number(settled) - 1));
      const mean = naive.reduce((total, one) => total + one, 0) / Math.max(1, naive.length);
      return [
        `seed ${seed}, ${metric}, ${currency}`,
        String(tested.length),
        percent(meanError),
        percent(sizes.length > 0 ? Math.max(...sizes) : null),
        percent(mean),
      ];
    }),
  ),
);
console.log(writeTable(['estimate', 'months', 'mean error', 'largest', 'without an estimate'], rows));
