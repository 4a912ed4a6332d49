import { Button } from '@/components/ui/button';
import { ArrowDownUp } from '@/components/ui/icons';
import { useLanguage } from '@/lib/language/use-language';
import type { Noun } from './noun';

type Props = {
  count: number;
  noun: Noun;
  pages?: { more: boolean; loading: boolean; failed?: boolean; onMore: () => void };
  /** Sorts rows that kept their order while figures arrived. */
  onSort?: (() => void) | undefined;
};

/** The number of loaded rows, whether there are more, and whether they are sorted. As high with a button as without. */
export function LoadStatus({ count, noun, pages, onSort }: Props) {
  const { t } = useLanguage();
  const quantity = t(`table.counts.${noun}`, { count });
  const text = !pages?.more ? quantity : t(pages.loading ? 'table.loading' : 'table.more', { quantity });
  return (
    <div className="flex min-h-9 max-sm:min-h-11 items-center justify-between gap-3 border-t border-border px-3 text-xs text-muted">
      <span aria-live="polite" className="tabular">
        {pages?.failed ? t('table.failed', { quantity }) : text}
      </span>
      {onSort ? (
        <Button size="sm" variant="ghost" onClick={onSort} data-print="hide" className="ml-auto">
          <ArrowDownUp aria-hidden="true" />
          {t('table.sortAgain')}
        </Button>
      ) : null}
      {pages?.more && !pages.loading ? (
        <Button size="sm" variant="ghost" onClick={pages.onMore} data-print="hide">
          {t(pages.failed ? 'ui.tryAgain' : 'table.loadMore')}
        </Button>
      ) : null}
    </div>
  );
}
