/** An exact amount in units of 0.00000001, the last decimal of both stores. Responses sum tens of thousands of them. */
export type Units = bigint;

const places = 8;
const one = 10n ** 8n;

/** Below this, a double's error is less than half a unit, and it is many times faster than text. */
const doubleReach = 2 ** 50;

/** Parses decimal text, or the text of a number, to eight places. */
export function toUnits(text: string): Units {
  const near = Math.round(Number(text) * 1e8);
  if (Math.abs(near) < doubleReach) return BigInt(near);
  // Numbers from 10^21 on have an exponent and are integers.
  if (text.includes('e')) return BigInt(Number(text)) * one;
  const [whole = '', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(places, '0').slice(0, places));
}

/** At least two decimals, and all digits. */
export function unitsText(units: Units): string {
  const text = isNear(units) ? (Number(units) / 1e8).toFixed(places) : digitsOf(units);
  let end = text.length;
  while (text[end - 1] === '0' && text[end - 3] !== '.') end -= 1;
  return text.slice(0, end);
}

const isNear = (units: Units) => Math.abs(Number(units)) < doubleReach;

function digitsOf(units: Units): string {
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** For counts. Exact up to 2^53. */
export const unitsNumber = (units: Units): number =>
  isNear(units) ? Number(units) / 1e8 : units % one === 0n ? Number(units / one) : Number(digitsOf(units));

export const sumUnits = (units: readonly Units[]): Units => units.reduce((total, one) => total + one, 0n);

/** A quotient in units of 1/`scale`, rounded half away from zero. */
function divideRounded(over: Units, under: Units, scale: number): Units {
  const near = (Number(over) / Number(under)) * scale;
  // Four roundings have an error below 2^-11 here. If it is further than that from a half, the double is right.
  if (Math.abs(near) < 2 ** 40 && Math.abs(near - Math.floor(near) - 0.5) > 2 ** -10) {
    return BigInt(Math.round(near));
  }
  const positive = over < 0n === under < 0n;
  const [a, b] = [(over < 0n ? -over : over) * BigInt(scale), under < 0n ? -under : under];
  const rounded = (2n * a + b) / (2n * b);
  return positive ? rounded : -rounded;
}

/** A fraction rounded to eight places. Null if `under` is zero. */
export function divideToRate(over: Units, under: Units): number | null {
  return under === 0n ? null : unitsNumber(divideRounded(over, under, 1e8));
}

/** Multiplies an amount by `rate`, a fraction with at most eight decimals. */
export const multiplyByRate = (units: Units, rate: number): Units =>
  (units * toUnits(rate.toFixed(places))) / one;

/** Money rounded to four places. Null if `under` is zero. */
export function divideToMoney(over: Units, under: Units): string | null {
  return under === 0n ? null : unitsText(divideRounded(over, under, 10_000) * 10_000n);
}
