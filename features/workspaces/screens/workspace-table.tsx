'use client';

import type { FormAction } from '@/components/form/use-form';
import { ScrollRegion } from '@/components/ui/scroll-region';
import type { Workspaces } from '@/features/workspaces/workspace-shape';
import { cn } from '@/lib/base/class-names';
import { useLanguage } from '@/lib/language/use-language';
import { UnreadRow } from './unread-row';
import { WorkspaceRows } from './workspace-rows';

type Props = { answer: Workspaces; open: FormAction; onRetry: () => void; retrying: boolean };

/** One line per workspace and currency; below 1024 px, one card per workspace. */
export function WorkspaceTable({ answer, open, ...retry }: Props) {
  const { t } = useLanguage();
  const head = [
    { text: t('workspaces.name') },
    { text: t('metrics.sales.label'), numeric: true },
    { text: t('metrics.commission.label'), numeric: true },
    { text: t('workspaces.loaded') },
    { text: t('pages.alerts'), numeric: true },
    { text: t('pages.today'), numeric: true },
    { text: t('workspaces.months') },
    { text: t('workspaces.keys') },
  ];
  return (
    <ScrollRegion
      label={t('pages.workspaces')}
      className="max-lg:bg-none lg:rounded lg:border lg:border-border lg:bg-surface lg:shadow-raised"
    >
      <table className="w-full text-sm max-lg:block">
        <caption className="sr-only">{t('pages.workspaces')}</caption>
        <thead className="text-xs text-muted max-lg:hidden">
          <tr>
            {head.map(({ text, numeric }) => (
              <th
                key={text}
                scope="col"
                className={cn(
                  'px-3 py-2 font-medium whitespace-nowrap',
                  numeric ? 'text-right' : 'text-left',
                )}
              >
                {text}
              </th>
            ))}
          </tr>
        </thead>
        {answer.workspaces.map((workspace) =>
          workspace.state === 'read' ? (
            <WorkspaceRows
              key={workspace.id}
              workspace={workspace}
              content={workspace.content}
              usual={answer.range}
              open={open}
            />
          ) : (
            <UnreadRow
              key={workspace.id}
              workspace={workspace}
              open={open}
              columns={head.length - 1}
              {...retry}
            />
          ),
        )}
      </table>
    </ScrollRegion>
  );
}
