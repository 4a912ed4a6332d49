import { CircleCheck, TriangleAlert } from 'lucide-react';
import { formatRate } from '@/lib/format/number';
import { recognizeProduct } from '@/lib/links/recognize-product';
import type { ReadProduct } from './form-values';

const kinds = { asin: 'ASIN', item: 'Item id', variant: 'Variant id', id: 'Id' };

/** What the typed text was understood as. */
export function ProductPreview({ typed, product }: { typed: string; product: ReadProduct }) {
  const kind = recognizeProduct(typed)?.kind;
  if (product.productId === '' || !kind) return null;
  const match = product.matches.find(({ marketplace }) => marketplace === product.marketplace);
  const known = match !== undefined;
  const fromUrl = typed.trim() !== product.productId;
  if (!known && !fromUrl && product.matches.length === 0) return null;
  const Icon = match && !match.active ? TriangleAlert : CircleCheck;
  return (
    <p role="status" className="flex min-w-0 items-start gap-2 rounded bg-fill px-3 py-2 text-sm">
      <Icon
        aria-hidden="true"
        className={`mt-0.5 size-4 shrink-0 ${match && !match.active ? 'text-warning' : 'text-positive'}`}
      />
      <span className="min-w-0">
        {product.title ? (
          <span className="block break-words font-medium sm:truncate">{product.title}</span>
        ) : null}
        <span className="block break-words text-xs text-muted sm:truncate">
          {kinds[kind]} <span className="font-mono">{product.productId}</span>
          {product.marketplace ? ` on ${product.marketplace}` : ''}
          {match ? ` · ${formatRate(match.commissionPercentage)} commission` : ''}
        </span>
        {match && !match.active ? (
          <span className="block text-xs text-warning">Not active: the API may refuse a link for it.</span>
        ) : null}
      </span>
    </p>
  );
}
