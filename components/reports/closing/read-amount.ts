const plain = /^-?\d{1,12}(\.\d{1,3})?$/;
const grouped = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/;

/** An amount as people write it, with a point for decimals: `1,234.50` is `1234.50`. Null for anything else. */
export function readAmount(text: string): string | null {
  const bare = text.trim().replace(/^\u2212/, '-');
  const amount = grouped.test(bare) ? bare.replaceAll(',', '') : bare;
  return plain.test(amount) ? amount : null;
}
