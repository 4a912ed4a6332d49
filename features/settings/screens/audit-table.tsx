'use client';

import { Instant } from '@/components/feedback/instant';
import { EmptyState } from '@/components/ui/empty-state';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { describeAction, nameActor } from '@/lib/access/describe-action';
import { useLanguage } from '@/lib/language/use-language';

type Line = { id: string; action: string; subject: string; at: string; person: string | null };

/** On a phone each entry has two lines: what and when, then which and who. */
const lineClass =
  'max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-4 max-sm:px-4 max-sm:py-2.5';
const cellClass = 'px-4 py-2 max-sm:p-0';

export function AuditTable({ lines }: { lines: readonly Line[] }) {
  const { t } = useLanguage();
  if (lines.length === 0) {
    return <EmptyState title={t('audit.none')}>{t('audit.noneHint')}</EmptyState>;
  }
  return (
    <ScrollRegion label={t('audit.log')}>
      <table className="w-full text-left text-sm">
        <thead className="text-xs text-muted max-sm:sr-only">
          <tr className="border-b border-border">
            <th className="px-4 py-2 font-medium">{t('audit.action')}</th>
            <th className="px-4 py-2 font-medium">{t('audit.target')}</th>
            <th className="px-4 py-2 font-medium">{t('audit.person')}</th>
            {/* Room for the time in UTC, which shows first. */}
            <th className="w-56 px-4 py-2 text-right font-medium">{t('audit.time')}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-border">
          {lines.map((line) => (
            <tr key={line.id} className={lineClass}>
              <td className={`${cellClass} font-medium sm:whitespace-nowrap`}>
                {describeAction(t, line.action)}
              </td>
              <td className={`${cellClass} max-w-80 truncate text-muted max-sm:row-start-2`}>
                {line.subject || <span className="max-sm:hidden">–</span>}
              </td>
              <td
                className={`${cellClass} whitespace-nowrap max-sm:col-start-2 max-sm:row-start-2 max-sm:text-right`}
              >
                {nameActor(t, line)}
              </td>
              <td
                className={`${cellClass} tabular text-right whitespace-nowrap text-muted max-sm:col-start-2 max-sm:row-start-1`}
              >
                <Instant at={line.at} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
