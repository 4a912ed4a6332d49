import type { DataColumn } from '@/components/table/column';
import { drawColumns } from '@/components/table/draw-columns';
import { rowColumns } from '@/features/reports/row-columns';
import type { LedgerRow } from '@/features/reports/row-shape';
import type { DatasetName } from '@/lib/data/datasets';
import type { Language } from '@/lib/language/language';

export const drawRowColumns = (language: Language, dataset: DatasetName): DataColumn<LedgerRow>[] =>
  drawColumns(rowColumns(language, dataset), [], {
    at: {
      width: 168,
      cell: ({ at, day }) => (
        <span className="tabular inline-flex items-center gap-1.5" title={at}>
          {language.format.dayLong(day)}
        </span>
      ),
    },
    product: { width: 280 },
    creator: { width: 180 },
    currency: { width: 108 },
    link: { width: 160 },
    marketplace: { width: 168 },
    final: { width: 104 },
  });
