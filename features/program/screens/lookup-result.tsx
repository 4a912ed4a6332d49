'use client';

import Link from 'next/link';
import { ListExport } from '@/components/export/list-export';
import { Card } from '@/components/ui/card';
import { CopyButton } from '@/components/ui/copy-button';
import { ScrollRegion } from '@/components/ui/scroll-region';
import type { LookupAnswer } from '@/features/program/program-shape';
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

function Matched({ matched }: Pick<LookupAnswer, 'matched'>) {
  const { t } = useLanguage();
  return (
    <Card
      flush
      title={t('program.lookup.matched.title', { count: matched.length })}
      description={t('program.lookup.matched.description')}
      actions={
        matched.length > 0 ? (
          <CopyButton
            size="sm"
            label={t('program.lookup.matched.copy')}
            text={() =>
              matched
                .map((match) => `${match.creatorConnectionsId}\t${match.name}\t${match.creatorTeamId}`)
                .join('\n')
            }
          />
        ) : null
      }
    >
      {matched.length === 0 ? (
        <p className="px-4 pb-4 text-sm text-muted">{t('program.lookup.matched.none')}</p>
      ) : (
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
      )}
    </Card>
  );
}

function Unmatched({ unmatched }: Pick<LookupAnswer, 'unmatched'>) {
  const { t } = useLanguage();
  return (
    <Card
      title={t('program.lookup.unmatched.title', { count: unmatched.length })}
      description={t('program.lookup.unmatched.description')}
      actions={
        unmatched.length > 0 ? (
          <CopyButton
            size="sm"
            label={t('program.lookup.unmatched.copy')}
            text={() => unmatched.join('\n')}
          />
        ) : null
      }
    >
      {unmatched.length === 0 ? (
        <p className="text-sm text-muted">{t('program.lookup.unmatched.none')}</p>
      ) : (
        <ul className="flex max-h-64 flex-wrap gap-1.5 overflow-auto">
          {unmatched.map((tag) => (
            <li key={tag} className="rounded bg-fill px-2 py-0.5 font-mono text-xs break-all">
              {tag}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
