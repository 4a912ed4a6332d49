import { CircleCheck, Search, TriangleAlert } from 'lucide-react';
import { cn } from '@/lib/class-names';
import { formatRate } from '@/lib/format/number';
import { recognizeProduct } from '@/lib/links/recognize-product';
import type { ReadProduct } from './form-values';

const kinds = { asin: 'ASIN', item: 'Item id', variant: 'Variant id', id: 'Id' };

type Props = {
  typed: string;
  product: ReadProduct;
  /** The workspace has a catalog to search. */
  searchable: boolean;
};

/** What the typed text was understood as, or what may be typed. As high for both, so that nothing below it moves. */
export function ProductPreview({ typed, product, searchable }: Props) {
  const understood = understand(typed, product);
  const inactive = understood?.active === false;
  const Icon = inactive ? TriangleAlert : understood ? CircleCheck : Search;
  return (
    <span
      role="status"
      className="flex min-h-13 min-w-0 items-start gap-2 rounded bg-fill px-3 py-2 max-sm:min-h-17"
    >
      <Icon
        aria-hidden="true"
        className={cn(
          'mt-0.5 size-4 shrink-0',
          inactive ? 'text-warning' : understood ? 'text-positive' : 'text-muted',
        )}
      />
      {understood ? (
        <span className="min-w-0">
          {product.title ? (
            <span className="block truncate text-sm font-medium text-text">{product.title}</span>
          ) : null}
          <span className="line-clamp-2 break-words">
            {understood.kind} <span className="font-mono">{product.productId}</span>
            {product.marketplace ? ` on ${product.marketplace}` : ''}
            {understood.detail}
          </span>
        </span>
      ) : (
        <span className="min-w-0">
          {searchable
            ? 'Paste a product page’s address or an id, or type to search your catalog.'
            : 'Paste a product page’s address, or its id.'}
          <span className="block">The product appears here.</span>
        </span>
      )}
    </span>
  );
}

function understand(typed: string, { productId, marketplace, matches }: ReadProduct) {
  const kind = recognizeProduct(typed)?.kind;
  const addressed = typed.trim() !== productId;
  if (productId === '' || !kind || (!addressed && matches.length === 0)) return null;
  const match = matches.find((option) => option.marketplace === marketplace);
  const active = match?.active;
  return {
    kind: kinds[kind],
    active,
    detail: !match
      ? ''
      : active
        ? ` · ${formatRate(match.commissionPercentage)} commission`
        : ' · not active: the API may refuse a link for it',
  };
}
