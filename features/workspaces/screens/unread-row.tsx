'use client';

import type { FormAction } from '@/components/form/use-form';
import { Button } from '@/components/ui/button';
import { RotateCw } from '@/components/ui/icons';
import { describeSilence } from '@/features/workspaces/describe-no-figures';
import type { UnreadState, UnreadWorkspace } from '@/features/workspaces/workspace-shape';
import { cn } from '@/lib/base/class-names';
import { useLanguage } from '@/lib/language/use-language';
import { cellClass, lineClass, linesClass } from './workspace-lines';
import { WorkspaceName } from './workspace-name';

type Props = {
  workspace: UnreadWorkspace;
  open: FormAction;
  columns: number;
  onRetry: () => void;
  retrying: boolean;
};

/** Whether another try may read it. */
const isReadable = (state: UnreadState) => state === 'failed' || state === 'late';

/** A workspace that could not be read, and why. */
export function UnreadRow({ workspace, open, columns, onRetry, retrying }: Props) {
  const language = useLanguage();
  const { t } = language;
  const why = describeSilence(language, workspace);
  return (
    <tbody className={linesClass}>
      <tr className={lineClass}>
        <th scope="row" className={cn(cellClass, 'text-left font-normal max-lg:col-span-2')}>
          <WorkspaceName workspace={workspace} keys={null} open={open} />
        </th>
        <td colSpan={columns} className={cn(cellClass, 'max-lg:col-span-2')}>
          {isReadable(workspace.state) ? (
            <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
              {why}
              <Button size="sm" onClick={onRetry} pending={retrying}>
                {retrying ? null : <RotateCw aria-hidden="true" />}
                {t('ui.tryAgain')}
              </Button>
            </div>
          ) : (
            <p className="text-muted">{why}</p>
          )}
        </td>
      </tr>
    </tbody>
  );
}
