'use client';

import type { FormAction } from '@/components/form/use-form';
import { Badge } from '@/components/ui/badge';
import type { ListedWorkspace } from '@/features/workspaces/workspace-shape';
import type { KeyFamily } from '@/lib/contract/operations';
import { useLanguage } from '@/lib/language/use-language';
import { OpenCell } from './open-cell';

type Props = {
  workspace: ListedWorkspace;
  /** Null while unknown. */
  keys: readonly KeyFamily[] | null;
  open: FormAction;
};

/** The workspace's name, which opens it, what it has keys of, and the reader's role. */
export function WorkspaceName({ workspace, keys, open }: Props) {
  const { t } = useLanguage();
  const { name, role } = workspace;
  return (
    <>
      <OpenCell open={open} workspace={workspace} path="/" className="line-clamp-2 font-medium break-words">
        <span className="sr-only">{t('workspaces.open')}</span>
        <span aria-hidden="true">{name}</span>
      </OpenCell>
      <p className="flex flex-wrap items-center gap-1.5 text-xs text-muted">
        {keys?.length === 0 ? <Badge tone="warning">{t('workspaces.kinds.none')}</Badge> : null}
        {keys?.map((family) => (
          <Badge key={family}>{t(`workspaces.kinds.${family}`)}</Badge>
        ))}
        {t(`members.roles.${role}`)}
      </p>
    </>
  );
}
