'use client';

import { ComparedValue } from '@/components/feedback/compared-value';
import type { FormAction } from '@/components/form/use-form';
import {
  type ListedWorkspace,
  shownMetrics,
  type WorkspaceCurrency,
  type WorkspaceFigures,
} from '@/features/workspaces/workspace-shape';
import { cn } from '@/lib/base/class-names';
import { useLanguage } from '@/lib/language/use-language';
import { againstOf, writeAgainst } from '@/lib/pages/caption';
import { compareValues } from '@/lib/pages/figure';
import { CellLabel } from './cell-label';
import { OpenCell } from './open-cell';
import { cellClass } from './workspace-lines';

type Props = {
  workspace: ListedWorkspace;
  entry: WorkspaceCurrency;
  figures: WorkspaceFigures;
  own: boolean;
  open: FormAction;
};

/** Sales and commission of one currency, each with its change. */
export function AmountCell({ workspace, entry, figures, own, open }: Props) {
  const language = useLanguage();
  const { t, format } = language;
  const { range } = figures;
  const { currency } = entry;
  const compared = againstOf(figures);
  const days = { from: range.from, to: range.to };
  return shownMetrics.map((metric) => {
    const { now, counted, before } = entry[metric];
    const path = own
      ? `/links/earnings?${new URLSearchParams(days)}`
      : `/reports?${new URLSearchParams({ ...days, metric, currency, compare: 'previous' })}`;
    return (
      <td key={metric} className={cn(cellClass, 'lg:text-right max-lg:order-2')}>
        <CellLabel>{t(`metrics.${metric}.label`)}</CellLabel>
        <OpenCell open={open} workspace={workspace} path={path} className="tabular whitespace-nowrap">
          <ComparedValue
            delta={compared ? compareValues(format, counted, before, metric) : undefined}
            against={compared ? writeAgainst(language, compared) : ''}
            className="max-lg:justify-items-start"
          >
            {format.money(now, currency)}
          </ComparedValue>
        </OpenCell>
      </td>
    );
  });
}
