import { Badge } from '@/components/ui/badge';
import type { CatalogProduct } from '@/lib/contract/resources/product';

/** The title, and in short what keeps the product from selling. */
export function ProductName({ product }: { product: CatalogProduct }) {
  return (
    <>
      <span className="min-w-0 flex-1 truncate font-medium" title={product.title}>
        {product.title}
      </span>
      {product.active ? null : <Badge className="shrink-0">Inactive</Badge>}
      {product.inStock ? null : (
        <Badge tone="warning" className="shrink-0">
          No stock
        </Badge>
      )}
    </>
  );
}
