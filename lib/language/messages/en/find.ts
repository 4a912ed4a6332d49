export const find = {
  hint: 'Type a name or an id.',
  finding: 'Searching…',
  choose: 'Choose one from the list, or type its id.',
  none: 'Nothing found. The text is taken as an id.',
  failed: 'The search failed. Type an id.',
  found: {
    brand: 'Brands found',
    creator: 'Creators found',
    product: 'Products found',
  },
} as const;
