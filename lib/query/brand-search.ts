import { asFlag, asOneOf, asText, asTexts } from '@/lib/address/parameter';

/** What the address of /brands holds beside the range and the columns. */
export const brandSearch = {
  q: asText.or(''),
  /** The currency that figures are shown of; without it the one with the most clicks. */
  currency: asText,
  active: asFlag,
  marketplaces: asTexts.or([]),
  ids: asTexts.or([]),
  show: asOneOf(['table', 'cards']).or('table'),
};
