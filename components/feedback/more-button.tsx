import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { useLanguage } from '@/lib/language/use-language';
import { FailedLine } from './failed-line';

type Read = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'error' | 'fetchNextPage'
>;

/** Loads the next page of a list, or says why it did not load. Renders nothing at the end of the list. */
export function MoreButton({ read, label, className }: { read: Read; label: string; className?: string }) {
  const { t } = useLanguage();
  const { error, isFetchingNextPage: isLoading } = read;
  const more = () => void read.fetchNextPage();
  if (!read.hasNextPage) return null;
  return (
    <div className={className}>
      {read.isFetchNextPageError ? (
        <FailedLine
          title={t('feedback.failure.moreFailed')}
          error={error}
          onRetry={more}
          retrying={isLoading}
        />
      ) : (
        <Button size="sm" pending={isLoading} onClick={more}>
          {label}
        </Button>
      )}
    </div>
  );
}
