import { CircleCheck, Search, TriangleAlert } from '@/components/ui/icons';
import { cn } from '@/lib/base/class-names';
import { recognizeProduct } from '@/lib/data/read/links/recognize-product';
import type { Language } from '@/lib/language/language';
import { useLanguage } from '@/lib/language/use-language';
import type { ReadProduct } from './form-values';

type Props = {
  typed: string;
  product: ReadProduct;
  /** Whether the workspace has a catalog to search. */
  searchable: boolean;
};

/** How the typed text was understood, or what to type. Both have the same height to avoid layout shift. */
export function ProductPreview({ typed, product, searchable }: Props) {
  const language = useLanguage();
  const { t } = language;
  const understood = understand(typed, product, language);
  const inactive = understood?.active === false;
  const Icon = inactive ? TriangleAlert : understood ? CircleCheck : Search;
  const id = () => <span className="font-mono">{product.productId}</span>;
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
            <span className="line-clamp-2 text-sm font-medium text-text">{product.title}</span>
          ) : null}
          <span className="line-clamp-2 break-words">
            {product.marketplace
              ? t.rich('links.preview.understoodOn', {
                  kind: understood.kind,
                  id,
                  marketplace: product.marketplace,
                })
              : t.rich('links.preview.understood', { kind: understood.kind, id })}
            {understood.detail ? ` · ${understood.detail}` : ''}
          </span>
        </span>
      ) : (
        <span className="min-w-0">
          {t(searchable ? 'links.preview.search' : 'links.preview.paste')}
          <span className="block">{t('links.preview.appears')}</span>
        </span>
      )}
    </span>
  );
}

function understand(
  typed: string,
  { productId, marketplace, matches }: ReadProduct,
  { t, format }: Language,
) {
  const kind = recognizeProduct(typed)?.kind;
  const addressed = typed.trim() !== productId;
  if (productId === '' || !kind || (!addressed && matches.length === 0)) return null;
  const match = matches.find((option) => option.marketplace === marketplace);
  const active = match?.active;
  return {
    kind: t(`links.preview.${kind}`),
    active,
    detail: !match
      ? ''
      : active !== false
        ? t('links.preview.commission', { rate: format.rate(match.commissionPercentage) })
        : t('links.preview.notActive'),
  };
}
