const signs: Record<string, string> = {
  USD: '$',
  GBP: '£',
  EUR: '€',
  JPY: '¥',
  INR: '₹',
  CAD: 'CA$',
  AUD: 'A$',
  MXN: 'MX$',
  BRL: 'R$',
};

/** Decimals by ISO 4217. An unknown code gets two. */
export function countDecimals(currency: string): number {
  if (!/^[A-Za-z]{3}$/.test(currency)) return 2;
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  );
}

/** The sign before an amount. Where no sign is usual, the code and a no-break space: `SEK 12.00`. */
export function readSign(currency: string): string {
  return signs[currency] ?? `${currency}\u00a0`;
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
