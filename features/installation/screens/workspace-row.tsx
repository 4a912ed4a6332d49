'use client';

import { Instant } from '@/components/feedback/instant';
import { Badge } from '@/components/ui/badge';
import type { WorkspaceState } from '@/features/installation/installation-shape';
import { useLanguage } from '@/lib/language/use-language';
import { FailedWork, Reason } from './failed-work';
import { JobBadges } from './job-badges';
import { MessageCounts } from './message-counts';

type Props = { workspace: WorkspaceState };

const tones = { complete: 'positive', failed: 'negative', lost: 'negative' } as const;
const cell = 'px-4 py-2 align-top';

export function WorkspaceRow({ workspace }: Props) {
  const { format } = useLanguage();
  const { name, members, refresh, jobs, messages } = workspace;
  return (
    <tr>
      <th scope="row" className={`${cell} max-w-60 text-left font-medium wrap-anywhere`}>
        {name}
      </th>
      <td className={`${cell} tabular text-right`}>{format.count(members)}</td>
      <td className={cell}>
        <LastRefresh refresh={refresh} />
      </td>
      <td className={cell}>
        <JobBadges jobs={jobs} />
      </td>
      <td className={cell}>
        <MessageCounts messages={messages} />
      </td>
      <td className={cell}>
        <Problems workspace={workspace} />
      </td>
    </tr>
  );
}

function LastRefresh({ refresh }: Pick<WorkspaceState, 'refresh'>) {
  const { t } = useLanguage();
  if (refresh === null) return <span className="text-muted">{t('installation.workspaces.noRefresh')}</span>;
  const { state, problem, at } = refresh;
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Badge tone={tones[state]}>{t(`refresh.states.${state}`)}</Badge>
        <span className="tabular whitespace-nowrap text-muted">
          <Instant at={at} />
        </span>
      </span>
      {state === 'failed' ? <Reason problem={problem} /> : null}
    </>
  );
}

/** Keys that stopped, and scheduled work that failed. */
function Problems({ workspace: { keys, work } }: Props) {
  const { t } = useLanguage();
  if (keys.length + work.length === 0)
    return <span className="text-muted">{t('installation.workspaces.noProblems')}</span>;
  return (
    <ul className="grid gap-1">
      {keys.map(({ family, rejectedAt }) => (
        <li key={family} className="text-negative">
          {t.rich('installation.key', { family, when: () => <Instant at={rejectedAt} /> })}
        </li>
      ))}
      {work.map((run) => (
        <li key={run.kind}>
          <FailedWork run={run} />
        </li>
      ))}
    </ul>
  );
}
