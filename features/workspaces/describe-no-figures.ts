import { countDays } from '@/lib/data/terms/days';
import type { Language } from '@/lib/language/language';
import { type ListedWorkspace, mostWorkspaces, summedDays, type WorkspaceContent } from './workspace-shape';

/** Missing ranges that are named. */
const mostRanges = 2;

/** Why a workspace that was read has no amounts. */
export function describeNoFigures(
  { t, format }: Language,
  { keys, figures, tasks, own }: WorkspaceContent,
): string {
  if (tasks === null && !own) return t('workspaces.notSeen');
  if (!keys.includes('seller') || figures === null) return t('workspaces.noKey');
  const { state, missing } = figures;
  if (state === 'empty') return t('workspaces.noData');
  if (state === 'complete') return t(own ? 'workspaces.noOwnSales' : 'workspaces.noSales');
  const more = missing.length - mostRanges;
  return t('workspaces.partial', {
    count: missing.reduce((days, range) => days + countDays(range), 0),
    of: String(summedDays),
    days: format.list([
      ...missing.slice(0, mostRanges).map(({ from, to }) => format.dayRange(from, to)),
      ...(more > 0 ? [t('caption.moreRanges', { count: more })] : []),
    ]),
  });
}

/** Why a workspace has no amounts, read or not. */
export const describeSilence = (language: Language, { state, content }: ListedWorkspace): string =>
  state === 'read'
    ? describeNoFigures(language, content)
    : language.t(`workspaces.unread.${state}`, { most: String(mostWorkspaces) });
