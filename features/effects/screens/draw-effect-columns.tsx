import type { DataColumn } from '@/components/table/column';
import { drawColumns } from '@/components/table/draw-columns';
import { rowName } from '@/components/table/row-name';
import { describeVerdict } from '@/features/effects/describe-change';
import { effectColumns } from '@/features/effects/effect-columns';
import type { Change } from '@/features/effects/effect-shape';
import type { Language } from '@/lib/language/language';

const tones: Partial<Record<Change['verdict'], string>> = {
  more: 'text-positive',
  less: 'text-negative',
  unclear: '',
};

/** The columns of changes as their table draws them. */
export const drawEffectColumns = (language: Language): DataColumn<Change>[] =>
  drawColumns(effectColumns(language), [], {
    subject: { width: 230, cell: (_, { text }) => <span className={rowName}>{text}</span> },
    change: { width: 230 },
    verdict: {
      width: 180,
      cell: ({ verdict }, { text }) => <span className={tones[verdict] ?? 'text-muted'}>{text}</span>,
    },
    difference: {
      width: 180,
      // A phone shows no other figure, and a difference alone says too much.
      cell: (change, { text }) => (
        <span>
          <span className={tones[change.verdict] ?? 'text-muted'}>{text}</span>
          <span className="block text-xs text-muted sm:hidden">{describeVerdict(language, change)}</span>
        </span>
      ),
    },
    range: { width: 210, sortable: false },
    // Amounts of two currencies are not compared.
    sales: { sortable: false },
    expected: { sortable: false },
    others: { width: 300 },
    days: { width: 330 },
  });
