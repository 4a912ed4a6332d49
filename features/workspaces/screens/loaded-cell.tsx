'use client';

import { AgainstNote } from '@/components/feedback/against-note';
import { Instant } from '@/components/feedback/instant';
import type { FormAction } from '@/components/form/use-form';
import type { ListedWorkspace, WorkspaceFigures } from '@/features/workspaces/workspace-shape';
import { cn } from '@/lib/base/class-names';
import type { DayRange } from '@/lib/data/terms/days';
import { useLanguage } from '@/lib/language/use-language';
import { CellLabel } from './cell-label';
import { OpenCell } from './open-cell';
import { cellClass } from './workspace-lines';

type Props = {
  workspace: ListedWorkspace;
  figures: WorkspaceFigures | null;
  own: boolean;
  /** The days of workspaces that are refreshed up to yesterday. */
  usual: DayRange;
  open: FormAction;
  span: number;
};

/** When the rows were loaded, and the days that are summed if they are not those of the other workspaces. */
export function LoadedCell({ workspace, figures, own, usual, open, span }: Props) {
  const { t, format } = useLanguage();
  return (
    <td rowSpan={span} className={cn(cellClass, 'max-lg:order-3', !figures?.asOf && 'max-lg:hidden')}>
      <CellLabel>{t('workspaces.loaded')}</CellLabel>
      {figures?.asOf ? (
        <OpenCell open={open} workspace={workspace} path={own ? '/links/earnings' : '/settings/data'}>
          <Instant at={figures.asOf} />
        </OpenCell>
      ) : (
        <span className="text-muted">–</span>
      )}
      {figures && figures.state !== 'empty' && figures.range.to !== usual.to ? (
        <p className="text-xs text-muted">{format.dayRange(figures.range.from, figures.range.to)}</p>
      ) : null}
      {figures?.state === 'complete' ? <AgainstNote answer={figures} /> : null}
    </td>
  );
}
