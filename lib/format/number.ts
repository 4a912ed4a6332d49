import { groupThousands, minus, readDecimal, roundDecimal } from './decimal-text';

/** A whole count with separators: `12,345`. */
export function formatCount(count: string | number | bigint): string {
  const text = typeof count === 'bigint' ? String(count) : count;
  const { negative, whole } = roundDecimal(readDecimal(text), 0);
  return `${negative ? minus : ''}${groupThousands(whole)}`;
}

const units = ['', 'K', 'M', 'B', 'T'] as const;

/** What is not negative, to one decimal: `950`, `12.3K`, `1M`. As `Intl` writes it, which takes a browser long to load. */
export function writeCompact(value: number): string {
  const shorten = (step: number) => Math.round((value * 10) / 1_000 ** step) / 10;
  let step = 0;
  while (step < units.length - 1 && shorten(step) >= 1_000) step += 1;
  return `${shorten(step)}${units[step]}`;
}

/** `12.3K`, for axes and tight places. */
export function formatCountCompact(count: number): string {
  return `${count < 0 ? minus : ''}${writeCompact(Math.abs(count))}`;
}

/** `fraction` 0.0345 → `3.5%`. Nothing to divide by (null) is an en dash. */
export function formatRate(fraction: string | number | null): string {
  if (fraction === null || !Number.isFinite(Number(fraction))) return '–';
  const { negative, whole, fraction: digits } = roundDecimal(shiftTwo(readDecimal(fraction)), 1);
  return `${negative ? minus : ''}${groupThousands(whole)}.${digits}%`;
}

function shiftTwo({ negative, whole, fraction }: ReturnType<typeof readDecimal>) {
  const padded = fraction.padEnd(2, '0');
  return {
    negative,
    whole: (whole + padded.slice(0, 2)).replace(/^0+(?=\d)/, ''),
    fraction: padded.slice(2),
  };
}

/** `1 row`, `2 rows`. */
export function formatQuantity(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** 1234567 → `1.2 MB`. */
export const formatMegabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
