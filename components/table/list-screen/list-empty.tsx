import type { ReactElement } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { ListReceipt } from '@/lib/catalog/list-receipt';
import { formatQuantity } from '@/lib/format/number';
import type { Noun } from './list-answer';

export type ListEmptyProps = {
  icon: ReactElement;
  /** Said where the API lists nothing at all. */
  none: { title: string; text: string };
  onClear: () => void;
};

type Props = ListEmptyProps & { noun: Noun; list: ListReceipt | undefined };

/** A list without rows: because there are none, or because no row matches the filters. */
export function ListEmpty({ icon, none, onClear, noun, list }: Props) {
  if (!list || list.loaded === 0) {
    return (
      <EmptyState icon={icon} title={none.title}>
        {none.text}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={icon}
      title={`No matching ${noun[1]}`}
      action={<Button onClick={onClear}>Clear filters</Button>}
    >
      {list.complete ? 'All' : 'The first'} {formatQuantity(list.loaded, ...noun)} were searched. Remove a
      filter or change the search.
    </EmptyState>
  );
}
