'use client';

import type { ReactNode } from 'react';
import type { FormAction } from '@/components/form/use-form';
import type { ListedWorkspace, WorkspaceTasks } from '@/features/workspaces/workspace-shape';
import { cn } from '@/lib/base/class-names';
import { firstDayOf } from '@/lib/data/terms/month';
import { useLanguage } from '@/lib/language/use-language';
import { CellLabel } from './cell-label';
import { OpenCell } from './open-cell';
import { cellClass } from './workspace-lines';

type Props = {
  workspace: ListedWorkspace;
  /** Null: the reader's role does not see them. */
  tasks: WorkspaceTasks | null;
  open: FormAction;
  span: number;
};

/** What waits for somebody: alerts, Today, months to close, and keys that stopped. */
export function TaskCells({ workspace, tasks, open, span }: Props) {
  const { t, format } = useLanguage();
  const [month, ...more] = tasks?.months ?? [];
  const cells: { label: string; path: string; content: ReactNode; numeric?: true }[] = [
    { label: t('pages.alerts'), path: '/inbox', numeric: true, content: tasks && format.count(tasks.alerts) },
    {
      label: t('pages.today'),
      path: '/today',
      numeric: true,
      content: tasks && (
        <>
          {format.count(tasks.actions)}
          {tasks.unjudged > 0 ? (
            <span className="block text-xs text-muted xl:whitespace-nowrap">
              {t('workspaces.unjudged', { count: tasks.unjudged })}
            </span>
          ) : null}
        </>
      ),
    },
    {
      label: t('workspaces.months'),
      path: month ? `/reports/closing?${new URLSearchParams(month)}` : '/reports/closing',
      content: month
        ? t('workspaces.monthsReady', {
            month: format.month(firstDayOf(month.month)),
            currency: month.currency,
            more: more.length,
          })
        : null,
    },
    {
      label: t('workspaces.keys'),
      path: '/settings/connections',
      content: tasks?.stoppedKeys.length
        ? tasks.stoppedKeys.map((family) => (
            <span key={family} className="block text-negative lg:min-w-20">
              {t(`workspaces.rejected.${family}`)}
            </span>
          ))
        : null,
    },
  ];
  return cells.map(({ label, path, content, numeric }) => (
    <td
      key={label}
      rowSpan={span}
      className={cn(
        cellClass,
        'max-lg:order-3',
        numeric && 'tabular lg:text-right',
        content === null && 'max-lg:hidden',
      )}
    >
      <CellLabel>{label}</CellLabel>
      {content === null ? (
        <span className="text-muted">–</span>
      ) : (
        <OpenCell open={open} workspace={workspace} path={path} className={numeric && 'lg:text-right'}>
          {content}
        </OpenCell>
      )}
    </td>
  ));
}
