import { useLanguage } from '@/lib/language/use-language';
import { FailedLine } from './failed-line';
import { Notice } from './notice';
import type { Read } from './to-failure';

/** Says that a list could not be refreshed and shows older data. Renders nothing otherwise. */
export function NotRefreshed({ read: { data, error, isFetching, refetch } }: { read: Read }) {
  const { t } = useLanguage();
  if (!error || data === undefined) return null;
  return (
    <Notice>
      <FailedLine
        title={t('feedback.failure.notRefreshed')}
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
        className="rounded border border-warning px-3 py-2"
      />
    </Notice>
  );
}
