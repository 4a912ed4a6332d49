'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { ListExport } from '@/components/export/list-export';
import { Card } from '@/components/ui/card';
import { CopyButton } from '@/components/ui/copy-button';
import { ScrollRegion } from '@/components/ui/scroll-region';
import type { LookupAnswer } from '@/features/program/program-shape';
import { cn } from '@/lib/base/class-names';
import { useLanguage } from '@/lib/language/use-language';

/** Matched and unmatched tags in separate tables, with a CSV of both. */
export function LookupResult({ answer }: { answer: LookupAnswer }) {
  const { t } = useLanguage();
  const { matched, unmatched } = answer;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="tabular text-sm text-muted">
          {t('program.lookup.done', { count: matched.length + unmatched.length })}
        </p>
        <div data-print="hide">
          <ListExport
            list="program-lookup"
            body={{ tags: [...matched.map((match) => match.creatorConnectionsId), ...unmatched] }}
          />
        </div>
      </div>
      <Matched matched={matched} />
      <Unmatched unmatched={unmatched} />
    </>
  );
}

type TagCardProps = {
  kind: 'matched' | 'unmatched';
  count: number;
  /** What the copy button copies. */
  text: () => string;
  flush?: boolean;
  children: ReactNode;
};

/** The tags that were matched, or the others, with a button to copy them. */
function TagCard({ kind, count, text, flush = false, children }: TagCardProps) {
  const { t } = useLanguage();
  return (
    <Card
      flush={flush}
      title={t(`program.lookup.${kind}.title`, { count })}
      description={t(`program.lookup.${kind}.description`)}
      actions={
        count > 0 ? <CopyButton size="sm" label={t(`program.lookup.${kind}.copy`)} text={text} /> : null
      }
    >
      {count > 0 ? (
        children
      ) : (
        <p className={cn('text-sm text-muted', flush && 'px-4 pb-4')}>{t(`program.lookup.${kind}.none`)}</p>
      )}
    </Card>
  );
}

function Matched({ matched }: Pick<LookupAnswer, 'matched'>) {
  const { t } = useLanguage();
  return (
    <TagCard
      kind="matched"
      count={matched.length}
      text={() =>
        matched
          .map(({ creatorConnectionsId: tag, name, creatorTeamId: id }) => `${tag}\t${name}\t${id}`)
          .join('\n')
      }
      flush
    >
      <ScrollRegion label={t('program.lookup.matched.table')} className="max-h-96">
        <table className="w-full text-sm">
          <thead className="sticky top-0 bg-surface text-xs text-muted">
            <tr>
              {(['tag', 'teamName', 'programName'] as const).map((name) => (
                <th key={name} scope="col" className="px-4 py-2 text-left font-medium">
                  {t(`program.columns.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {matched.map((match) => (
              <tr key={match.creatorConnectionsId} className="border-t border-border">
                <td className="px-4 py-2 font-mono text-xs">{match.creatorConnectionsId}</td>
                <td className="px-4 py-2">
                  <Link
                    href={{ pathname: `/creators/${match.creatorTeamId}` }}
                    prefetch={false}
                    className="hover:text-accent hover:underline"
                  >
                    {match.name}
                  </Link>
                </td>
                <td className="px-4 py-2 text-muted">{match.creatorConnectionsName}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </TagCard>
  );
}

function Unmatched({ unmatched }: Pick<LookupAnswer, 'unmatched'>) {
  return (
    <TagCard kind="unmatched" count={unmatched.length} text={() => unmatched.join('\n')}>
      <ul className="flex max-h-64 flex-wrap gap-1.5 overflow-auto">
        {unmatched.map((tag) => (
          <li key={tag} className="rounded bg-fill px-2 py-0.5 font-mono text-xs break-all">
            {tag}
          </li>
        ))}
      </ul>
    </TagCard>
  );
}
