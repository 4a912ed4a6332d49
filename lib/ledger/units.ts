/** An exact amount in units of 0.00000001: what both stores keep, and fast to add. */
export type Units = bigint;

const places = 8;
const one = 10n ** 8n;

/** Reads plain decimal text with at most eight places. */
export function toUnits(text: string): Units {
  const [whole = '', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(places, '0'));
}

/** Two decimals at least, and every digit that is there. */
export function unitsText(units: Units): string {
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0');
  const fraction = digits.slice(-places).replace(/0+$/, '').padEnd(2, '0');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -places)}.${fraction}`;
}

/** For counts; exact up to 2^53. */
export const unitsNumber = (units: Units): number =>
  units % one === 0n ? Number(units / one) : Number(unitsText(units));

/** Half away from zero. */
function divideRounded(over: bigint, under: bigint): bigint {
  const positive = over < 0n === under < 0n;
  const [a, b] = [over < 0n ? -over : over, under < 0n ? -under : under];
  const rounded = (2n * a + b) / (2n * b);
  return positive ? rounded : -rounded;
}

/** A fraction rounded to eight places; null where `under` is zero. */
export function divideToRate(over: Units, under: Units): number | null {
  return under === 0n ? null : Number(unitsText(divideRounded(over * one, under)));
}

/** Money rounded to four places; null where `under` is zero. */
export function divideToMoney(over: Units, under: Units): string | null {
  return under === 0n ? null : unitsText(divideRounded(over * 10_000n, under) * 10_000n);
}
