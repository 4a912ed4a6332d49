import { summedDays, type WorkspaceContent } from '@/features/workspaces/workspace-shape';
import type { Translate } from '@/lib/language/translate';

/** Why a workspace has no amounts. */
export function describeNoFigures(t: Translate, { keys, figures, tasks, own }: WorkspaceContent): string {
  if (tasks === null && !own) return t('workspaces.notSeen');
  if (!keys.includes('seller') || figures === null) return t('workspaces.noKey');
  if (figures.state === 'empty') return t('workspaces.noData');
  if (figures.state === 'partial')
    return t('workspaces.partial', { complete: figures.complete, of: summedDays });
  return t('workspaces.noSales');
}
