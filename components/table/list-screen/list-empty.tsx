import type { ReactElement } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { ListReceipt } from '@/lib/data/lists/list-receipt';
import { useLanguage } from '@/lib/language/use-language';
import type { ListNoun } from './list-answer';

export type ListEmptyProps = {
  icon: ReactElement;
  /** Shown if the API lists nothing. */
  none: { title: string; text: string };
  onClear: () => void;
};

type Props = ListEmptyProps & { noun: ListNoun; list: ListReceipt | undefined };

/** An empty list: either there are no rows, or none match the filters. */
export function ListEmpty({ icon, none, onClear, noun, list }: Props) {
  const { t } = useLanguage();
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
      title={t(`table.list.noMatch.${noun}`)}
      action={<Button onClick={onClear}>{t('ui.clearFilters')}</Button>}
    >
      {t(list.complete ? 'table.list.searchedAll' : 'table.list.searchedFirst', {
        quantity: t(`table.counts.${noun}`, { count: list.loaded }),
      })}
    </EmptyState>
  );
}
