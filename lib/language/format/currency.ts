const decimals = new Map<string, number>();

export const isCurrencyCode = (currency: string): boolean => /^[A-Za-z]{3}$/.test(currency);

/** Decimals by ISO 4217. Two for an unknown code. */
export function countDecimals(currency: string): number {
  const known = decimals.get(currency);
  if (known !== undefined) return known;
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: isCurrencyCode(currency) ? currency : 'XXX',
  }).resolvedOptions();
  decimals.set(currency, maximumFractionDigits);
  return maximumFractionDigits;
}

/** Currencies to sort first. */
export const preferredCurrencies = ['USD', 'EUR', 'GBP', 'CAD', 'MXN'];

/** The sort order of currencies everywhere: preferred ones first, then by code. */
export function compareCurrencies(a: string, b: string): number {
  const rank = (code: string) => {
    const at = preferredCurrencies.indexOf(code);
    return at < 0 ? preferredCurrencies.length : at;
  };
  return rank(a) - rank(b) || (a < b ? -1 : a > b ? 1 : 0);
}
