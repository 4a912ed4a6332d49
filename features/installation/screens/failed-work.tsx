'use client';

import { Instant } from '@/components/feedback/instant';
import { Sentence } from '@/components/ui/sentence';
import type { ShownWork } from '@/features/inbox/list-work';
import { useLanguage } from '@/lib/language/use-language';

/** Work whose newest run failed, when and why. */
export function FailedWork({ run }: { run: ShownWork }) {
  const { t } = useLanguage();
  return (
    <>
      {t.rich('installation.work.failed', {
        kind: run.kind.replace('-', '_'),
        when: () => <Instant at={run.at} />,
      })}
      <Reason problem={run.problem} />
    </>
  );
}

/** Why a run failed. Text that may name something of the workspace stays there. */
export function Reason({ problem }: Pick<ShownWork, 'problem'>) {
  const { t } = useLanguage();
  return (
    <span className="block text-xs text-muted">
      {problem === null ? t('installation.work.hidden') : <Sentence>{problem}</Sentence>}
    </span>
  );
}
