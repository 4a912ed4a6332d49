import { linkMarketplaces } from '@/lib/contract/marketplaces';
import type { LinkRequest } from '@/lib/contract/resources/link';
import { readTypedId } from '@/lib/language/format/typed-text';

/** A link request as a person enters it. Absent values are undefined, never empty. */
export type LinkDraft = {
  /** An ASIN, a retailer item id or a storefront variant id. */
  productId: string;
  /** If absent, the API finds it by id, if the id is unique. */
  marketplace?: string | undefined;
  /** For display. Not sent. */
  title?: string | undefined;
  subid1?: string | undefined;
  subid2?: string | undefined;
  sharedid?: string | undefined;
};

const labels = ['subid1', 'subid2', 'sharedid'] as const;

/** Converts typed or stored values to a draft: removes missing and empty fields, and cleans the product's id. */
export function toDraft(values: Partial<Record<keyof LinkDraft, string | null>>): LinkDraft {
  const draft: LinkDraft = { productId: readTypedId(values.productId ?? '') };
  for (const name of ['marketplace', 'title', ...labels] as const) {
    const value = values[name];
    if (value) draft[name] = value;
  }
  return draft;
}

/** The body of POST /links for a valid draft. */
export function toLinkRequest(draft: LinkDraft): LinkRequest {
  const { productId, subid1, subid2, sharedid } = draft;
  const marketplace = linkMarketplaces.find((name) => name === draft.marketplace);
  return {
    product: { primary_id: productId, ...(marketplace ? { marketplace } : {}) },
    ...(subid1 === undefined ? {} : { subid1 }),
    ...(subid2 === undefined ? {} : { subid2 }),
    ...(sharedid === undefined ? {} : { sharedid }),
  };
}
