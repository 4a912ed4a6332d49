import { Skeleton } from '@/components/ui/skeleton';
import { pollList } from '@/lib/client/poll-list';
import type { ListReceipt } from '@/lib/data/terms/lists/list-receipt';

type Props = {
  list: ListReceipt;
  /** Says that the list could not be read. */
  failed: string;
};

/** Stands for rows that are missing because their list is being read, or could not be read completely. */
export const NotListed = ({ list, failed }: Props) =>
  pollList(list) ? (
    <div aria-busy="true">
      <Skeleton className="h-9" />
    </div>
  ) : (
    <p className="text-sm text-muted">{failed}</p>
  );
