/** A number of units of 10^-`places` as exact text, with at least two decimals. */
export const writeScaled = (value: bigint, places: number): string => {
  const digits = String(value < 0n ? -value : value).padStart(places + 1, '0');
  const text = `${digits.slice(0, -places)}.${digits.slice(-places)}`.replace(/(\.\d\d\d*?)0+$/, '$1');
  return value < 0n ? `-${text}` : text;
};
