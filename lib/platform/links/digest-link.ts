import { createHash } from 'node:crypto';

type LinkIdentity = {
  creatorId: string | null;
  /** Null for the creator's storefront at the brand. */
  productId: string | null;
  brandId: string;
  subid1?: string | undefined;
  subid2?: string | undefined;
  sharedid?: string | undefined;
};

/** The identity of a link: creator, product, subids and sharedid. */
export function digestLink(link: LinkIdentity): string {
  const { creatorId, productId, brandId, subid1, subid2, sharedid } = link;
  const identity = [creatorId, productId, brandId, subid1, subid2, sharedid].map((part) => part ?? null);
  return createHash('sha256').update(JSON.stringify(identity)).digest('hex');
}
