import type { DataColumn } from '@/components/table/column';
import { drawColumns } from '@/components/table/draw-columns';
import { OverlapMark } from '@/components/table/overlap-mark';
import { rowName } from '@/components/table/row-name';
import { settledAmounts, settlementColumns } from '@/features/settlement/settlement-columns';
import type { SettlementGroup } from '@/features/settlement/settlement-shape';
import type { Language } from '@/lib/language/language';

type Options = Parameters<typeof settlementColumns>[1];

const fixed = { sortable: false } as const;

/** The columns of settlement as their table draws them. */
export const drawSettlementColumns = (language: Language, options: Options): DataColumn<SettlementGroup>[] =>
  drawColumns(settlementColumns(language, options), [], {
    name: {
      ...fixed,
      width: 220,
      cell: (entry, { value }) => (
        <span className="flex min-w-0 gap-2">
          <span className={rowName}>{value}</span>
          {options.overlapping.includes(entry.key ?? '') ? <OverlapMark /> : null}
        </span>
      ),
    },
    ...Object.fromEntries(settledAmounts.map((id) => [id, fixed])),
    share: {
      ...fixed,
      width: 148,
      cell: ({ share }, { text }) => (
        <span className={share !== null && share < 0 ? 'text-negative' : ''}>{text}</span>
      ),
    },
    conversions: fixed,
    days: { ...fixed, width: 96 },
  });
