/** The frequent ones, which do not wait for `Intl` to load. Decimals by ISO 4217. */
const frequent = new Map([
  ['USD', { sign: '$', decimals: 2 }],
  ['GBP', { sign: '£', decimals: 2 }],
  ['EUR', { sign: '€', decimals: 2 }],
  ['JPY', { sign: '¥', decimals: 0 }],
  ['INR', { sign: '₹', decimals: 2 }],
  ['CAD', { sign: 'CA$', decimals: 2 }],
  ['AUD', { sign: 'A$', decimals: 2 }],
  ['MXN', { sign: 'MX$', decimals: 2 }],
  ['BRL', { sign: 'R$', decimals: 2 }],
]);

/** Decimals by ISO 4217. An unknown code gets two. */
export function countDecimals(currency: string): number {
  const known = frequent.get(currency);
  if (known) return known.decimals;
  if (!/^[A-Za-z]{3}$/.test(currency)) return 2;
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  );
}

/** The sign before an amount. Where no sign is usual, the code and a no-break space: `SEK 12.00`. */
export function readSign(currency: string): string {
  return frequent.get(currency)?.sign ?? `${currency}\u00a0`;
}

const preferred = ['USD', 'EUR', 'GBP', 'CAD', 'MXN'];

/** The same order of currencies everywhere: the frequent ones first, then by code. */
export function compareCurrencies(a: string, b: string): number {
  const rank = (code: string) => {
    const at = preferred.indexOf(code);
    return at < 0 ? preferred.length : at;
  };
  return rank(a) - rank(b) || (a < b ? -1 : a > b ? 1 : 0);
}
