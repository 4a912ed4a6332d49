import { checkDraft, type DraftField } from '@/features/links/check-draft';
import { describeDraftIssue } from '@/features/links/describe-draft-issue';
import { type LinkDraft, toDraft } from '@/features/links/draft';
import type { ProductOption } from '@/features/links/find-products';
import { storefrontMarketplace } from '@/lib/contract/marketplaces';
import type { FieldIssue } from '@/lib/contract/query-string';
import { isShortened, looksLikeUrl, recognizeProduct } from '@/lib/data/read/links/recognize-product';
import { readTypedId, toPlain } from '@/lib/language/format/typed-text';
import type { Translate } from '@/lib/language/translate';

/** Typed values. `product` is an id or a URL. */
export type LinkValues = {
  product: string;
  /** If empty, the marketplace comes from the URL or is found by id. */
  marketplace: string;
  subid1: string;
  subid2: string;
  sharedid: string;
};

export const emptyValues: LinkValues = { product: '', marketplace: '', subid1: '', subid2: '', sharedid: '' };

export const fieldNames = ['product', 'marketplace', 'subid1', 'subid2', 'sharedid'] as const;

/** What the typed product refers to, and its catalog entries. */
export type ReadProduct = {
  productId: string;
  marketplace: string | undefined;
  /** Catalog products with this id, one per marketplace. */
  matches: ProductOption[];
  title: string | undefined;
  /** A URL that contains no product id. `short`: it hides where it leads. */
  unreadable: 'short' | 'other' | null;
};

export function readProduct(
  values: Pick<LinkValues, 'product' | 'marketplace'>,
  known: readonly ProductOption[],
): ReadProduct {
  const recognized = recognizeProduct(values.product);
  const isUrl = looksLikeUrl(values.product);
  const productId = recognized?.productId ?? (isUrl ? '' : readTypedId(values.product));
  const matches = known.filter(({ primaryId }) => primaryId === productId);
  const only = matches.length === 1 ? matches[0]?.marketplace : undefined;
  const marketplace = values.marketplace || recognized?.marketplace || only;
  const title = matches.find((match) => match.marketplace === marketplace)?.title;
  const unreadable = !isUrl || recognized ? null : isShortened(values.product) ? 'short' : 'other';
  return { productId, marketplace, matches, title, unreadable };
}

export const takesSharedid = (marketplace: string | undefined) => marketplace === storefrontMarketplace;

/** The request of the form. Leaves out a shared id that the marketplace does not accept. */
export function toFormDraft(values: LinkValues, known: readonly ProductOption[]): LinkDraft {
  const { productId, marketplace, title } = readProduct(values, known);
  const [subid1, subid2] = [toPlain(values.subid1), toPlain(values.subid2)];
  const sharedid = takesSharedid(marketplace) ? toPlain(values.sharedid) : '';
  return toDraft({ productId, marketplace, title, subid1, subid2, sharedid });
}

/** The form field for each field of a draft. */
export const inputOf: Record<DraftField, keyof LinkValues> = {
  productId: 'product',
  marketplace: 'marketplace',
  subid1: 'subid1',
  subid2: 'subid2',
  sharedid: 'sharedid',
};

/** Validates the form before it is sent. The server checks what needs the catalog. */
export function checkLink(t: Translate, values: LinkValues): FieldIssue[] {
  const issues = checkDraft(toFormDraft(values, [])).map((issue) => ({
    field: inputOf[issue.field],
    message: describeDraftIssue(t, issue),
  }));
  const { unreadable } = readProduct(values, []);
  if (!unreadable) return issues;
  const message = t(unreadable === 'short' ? 'links.form.shortened' : 'links.form.unreadable');
  return [{ field: 'product', message }, ...issues];
}
