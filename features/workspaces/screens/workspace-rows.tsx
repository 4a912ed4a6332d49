'use client';

import type { FormAction } from '@/components/form/use-form';
import { describeNoFigures } from '@/features/workspaces/describe-no-figures';
import type {
  ListedWorkspace,
  WorkspaceContent,
  WorkspaceCurrency,
} from '@/features/workspaces/workspace-shape';
import { cn } from '@/lib/base/class-names';
import type { DayRange } from '@/lib/data/terms/days';
import { useLanguage } from '@/lib/language/use-language';
import { AmountCell } from './amount-cell';
import { LoadedCell } from './loaded-cell';
import { TaskCells } from './task-cells';
import { cellClass, lineClass, linesClass } from './workspace-lines';
import { WorkspaceName } from './workspace-name';

type Props = {
  workspace: ListedWorkspace;
  content: WorkspaceContent;
  /** The days of workspaces that are refreshed up to yesterday. */
  usual: DayRange;
  open: FormAction;
};

/** The lines of one workspace: one for each currency, and what is of all of them beside the first. */
export function WorkspaceRows({ workspace, content, usual, open }: Props) {
  const language = useLanguage();
  const { keys, figures, tasks, own } = content;
  const [first, ...others] = figures?.currencies ?? [];
  const span = others.length + 1;
  const amounts = (entry: WorkspaceCurrency) =>
    figures && <AmountCell {...{ workspace, entry, figures, own, open }} />;
  return (
    <tbody className={linesClass}>
      <tr className={lineClass}>
        <th
          scope="row"
          rowSpan={span}
          className={cn(cellClass, 'text-left font-normal max-lg:order-1 max-lg:col-span-2')}
        >
          <WorkspaceName workspace={workspace} keys={keys} open={open} />
        </th>
        {first ? (
          amounts(first)
        ) : (
          <td
            colSpan={2}
            className={cn(cellClass, 'text-muted lg:text-right max-lg:order-2 max-lg:col-span-2')}
          >
            {describeNoFigures(language, content)}
          </td>
        )}
        <LoadedCell {...{ workspace, figures, own, usual, open, span }} />
        <TaskCells {...{ workspace, tasks, open, span }} />
      </tr>
      {others.map((entry) => (
        <tr key={entry.currency} className={lineClass}>
          {amounts(entry)}
        </tr>
      ))}
    </tbody>
  );
}
