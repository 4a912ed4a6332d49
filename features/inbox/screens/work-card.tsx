'use client';

import { Instant } from '@/components/feedback/instant';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Sentence } from '@/components/ui/sentence';
import type { ShownWork } from '@/features/inbox/list-work';
import { useLanguage } from '@/lib/language/use-language';

const tones = { complete: 'positive', failed: 'negative', lost: 'neutral' } as const;

/** The newest run of each kind of scheduled work, and why it failed. Nothing before the first. */
export function WorkCard({ work }: { work: readonly ShownWork[] }) {
  const { t } = useLanguage();
  if (work.length === 0) return null;
  return (
    <Card flush title={t('holdings.work.title')} description={t('holdings.work.description')}>
      <ul className="divide-y divide-border border-t border-border text-sm">
        {work.map(({ kind, state, problem, at }) => (
          <li key={kind} className="flex flex-wrap items-start gap-x-3 gap-y-1 px-4 py-2">
            <div className="min-w-0 flex-1">
              {t('holdings.work.kind', { kind: kind.replace('-', '_') })}
              {problem === null ? null : (
                <p className="text-xs text-negative">
                  <Sentence>{problem}</Sentence>
                </p>
              )}
            </div>
            <Badge tone={tones[state]}>{t(`refresh.states.${state}`)}</Badge>
            <span className="tabular whitespace-nowrap text-muted">
              <Instant at={at} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
