'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ScrollRegion } from '@/components/ui/scroll-region';
import type { WorkspaceState } from '@/features/installation/installation-shape';
import { useLanguage } from '@/lib/language/use-language';
import { WorkspaceRow } from './workspace-row';

type Props = { total: number; workspaces: readonly WorkspaceState[] };

const pageSize = 50;
const columns = ['name', 'members', 'refresh', 'jobs', 'messages', 'problems'] as const;

/** How each workspace works, a page of rows at a time. */
export function WorkspacesCard({ total, workspaces }: Props) {
  const { t } = useLanguage();
  const [limit, setLimit] = useState(pageSize);
  const title = t('installation.workspaces.title');
  const shown = workspaces.slice(0, limit);
  const rest = workspaces.length - shown.length;
  if (workspaces.length === 0) {
    return (
      <Card title={title}>
        <p className="text-sm text-muted">{t('installation.workspaces.none')}</p>
      </Card>
    );
  }
  return (
    <Card
      flush
      title={title}
      description={
        workspaces.length < total
          ? t('installation.workspaces.cut', { shown: workspaces.length, total })
          : undefined
      }
      footer={
        rest > 0 ? (
          <div className="flex flex-wrap items-center gap-3">
            <span role="status">
              {t('installation.workspaces.shown', { shown: shown.length, total: workspaces.length })}
            </span>
            <Button size="sm" onClick={() => setLimit(limit + pageSize)}>
              {t('installation.workspaces.more')}
            </Button>
          </div>
        ) : undefined
      }
    >
      <ScrollRegion label={t('charts.asTable', { title })}>
        <table className="w-full text-sm max-sm:min-w-[720px]">
          <thead className="text-xs text-muted">
            <tr className="border-y border-border">
              {columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className={`px-4 py-2 font-medium ${column === 'members' ? 'text-right' : 'text-left'}`}
                >
                  {t(`installation.workspaces.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-border">
            {shown.map((workspace) => (
              <WorkspaceRow key={workspace.id} workspace={workspace} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Card>
  );
}
