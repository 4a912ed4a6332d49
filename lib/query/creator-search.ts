import { asText, asTexts } from '@/lib/address/parameter';

/** What the address of /creators holds beside the range, the sort and the columns. */
export const creatorSearch = {
  q: asText.or(''),
  /** The currency that amounts are shown in; without it the first that occurs. */
  currency: asText,
  brands: asTexts.or([]),
};
