import { asText, asTexts } from '@/lib/address/parameter';

/** What the address of /creators holds beside the range, the sort and the columns. */
export const creatorSearch = {
  q: asText.or(''),
  /** The currency that figures are shown of; without it the one with the most clicks. */
  currency: asText,
  brands: asTexts.or([]),
};
