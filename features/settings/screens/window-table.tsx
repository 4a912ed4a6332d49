'use client';

import { Badge } from '@/components/ui/badge';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { Sentence } from '@/components/ui/sentence';
import { describeWindow } from '@/features/settings/describe-window';
import type { StoredWindow } from '@/features/settings/holding-shape';
import { useLanguage } from '@/lib/language/use-language';

type Props = {
  label: string;
  windows: readonly StoredWindow[];
  /** Number of all windows. The table may show only the newest ones. */
  total: number;
  now: string;
};

const cell = 'py-1.5 pl-4 text-right tabular';

/** The fetched windows, newest first. */
export function WindowTable({ label, windows, total, now }: Props) {
  const { t, format } = useLanguage();
  const scoped = windows.some(({ scope }) => scope !== '');
  return (
    <details className="text-sm">
      <summary className="reach cursor-pointer rounded text-muted hover:text-text">
        {t('holdings.windows')}
      </summary>
      {windows.length < total ? (
        <p className="mt-2 text-xs text-muted">{t('holdings.newest', { shown: windows.length, total })}</p>
      ) : null}
      <ScrollRegion
        label={t('holdings.windowsOf', { source: label })}
        className="mt-2 max-h-80 rounded border border-border px-3"
      >
        <table className="w-full">
          <thead className="sticky top-0 bg-surface text-xs text-muted">
            <tr>
              <th scope="col" className="py-2 text-left font-medium">
                {t('holdings.days')}
              </th>
              {scoped ? (
                <th scope="col" className="py-2 pl-4 text-left font-medium">
                  {t('holdings.marketplace')}
                </th>
              ) : null}
              <th scope="col" className="py-2 pl-4 text-left font-medium">
                {t('holdings.state')}
              </th>
              <th scope="col" className={`${cell} font-medium`}>
                {t('holdings.rows')}
              </th>
              <th scope="col" className={`${cell} font-medium`}>
                {t('holdings.pages')}
              </th>
              <th scope="col" className={`${cell} font-medium`}>
                {t('holdings.read')}
              </th>
            </tr>
          </thead>
          <tbody>
            {windows.map((window) => (
              <tr key={`${window.scope} ${window.from}`} className="border-t border-border align-top">
                <th scope="row" className="py-1.5 text-left font-normal whitespace-nowrap">
                  {format.dayRange(window.from, window.to)}
                </th>
                {scoped ? <td className="py-1.5 pl-4">{window.scope.split('|')[1]}</td> : null}
                <td className="py-1.5 pl-4">
                  <State window={window} />
                </td>
                <td className={cell}>{format.count(window.rows)}</td>
                <td className={cell}>{format.count(window.pages)}</td>
                <td className={`${cell} whitespace-nowrap`}>{format.ago(window.fetchedAt, now)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </details>
  );
}

function State({ window }: { window: StoredWindow }) {
  const { t } = useLanguage();
  const { status, settled, reason } = window;
  const tone = status === 'failed' ? 'negative' : settled ? 'positive' : 'provisional';
  return (
    <>
      <Badge tone={tone}>{describeWindow(t, window)}</Badge>
      {reason ? (
        <span className="block text-xs text-negative">
          <Sentence>{reason}</Sentence>
        </span>
      ) : null}
    </>
  );
}
