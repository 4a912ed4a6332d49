import type { ReactElement } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { TriangleAlert } from '@/components/ui/icons';
import type { ListReceipt } from '@/lib/data/terms/lists/list-receipt';
import { useLanguage } from '@/lib/language/use-language';
import { useSentence } from '@/lib/language/use-sentence';
import type { ListNoun } from './list-answer';

export type ListEmptyProps = {
  icon: ReactElement;
  /** Shown if the API lists nothing. */
  none: { title: string; text: string };
  onClear: () => void;
};

type Props = ListEmptyProps & { label: string; noun: ListNoun; list: ListReceipt | undefined };

/** An empty list: it could not be read, there are no rows, or none match the filters. */
export function ListEmpty({ icon, none, onClear, label, noun, list }: Props) {
  const { t } = useLanguage();
  const problem = useSentence(list?.problem);
  if (list && list.loaded === 0 && !list.complete) {
    return (
      <EmptyState icon={<TriangleAlert />} title={t('table.list.notLoaded', { list: label })}>
        {problem}
      </EmptyState>
    );
  }
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
