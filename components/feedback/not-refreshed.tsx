import { useLanguage } from '@/lib/language/use-language';
import { FailedLine } from './failed-line';
import type { Read } from './to-failure';

/** Says that a list could not be refreshed and shows older data. Renders nothing otherwise. */
export function NotRefreshed({ read: { data, error, isFetching, refetch } }: { read: Read }) {
  const { t } = useLanguage();
  if (!error || data === undefined) return null;
  return (
    <FailedLine
      title={t('feedback.failure.notRefreshed')}
      error={error}
      onRetry={() => void refetch()}
      retrying={isFetching}
      className="rounded border border-warning px-3 py-2"
    />
  );
}
