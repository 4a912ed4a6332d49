import { Button } from '@/components/ui/button';
import { formatQuantity } from '@/lib/format/number';

type Props = {
  count: number;
  noun: readonly [one: string, many: string];
  pages?: { more: boolean; loading: boolean; failed?: boolean; onMore: () => void };
};

/** How many rows are loaded, and whether there are more. */
export function LoadStatus({ count, noun, pages }: Props) {
  const [one, many] = noun;
  const quantity = formatQuantity(count, one, many);
  const said = !pages?.more
    ? quantity
    : pages.loading
      ? `${quantity} loaded, loading more`
      : `${quantity} loaded, more available`;
  return (
    <div className="flex min-h-9 items-center justify-between gap-3 border-t border-border px-3 text-xs text-muted">
      <span aria-live="polite" className="tabular">
        {pages?.failed ? `${quantity} loaded. The next page did not load` : said}
      </span>
      {pages?.more && !pages.loading ? (
        <Button size="sm" variant="ghost" onClick={pages.onMore} data-print="hide">
          {pages.failed ? 'Try again' : 'Load more'}
        </Button>
      ) : null}
    </div>
  );
}
