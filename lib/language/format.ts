import { createDayFormat, type DayFormat } from '@/lib/language/format/day';
import { createMoneyFormat, type MoneyFormat } from '@/lib/language/format/money';
import { createNumberFormat, type DecimalValue, minus } from '@/lib/language/format/number';
import type { Translate } from './translate';

type DeltaTone = 'positive' | 'negative' | 'neutral';
export type Delta = { text: string; arrow: '↑' | '↓' | '→'; tone: DeltaTone; spoken: string };

/** Formats numbers, money, days and durations for one locale. */
export type Format = MoneyFormat &
  DayFormat & {
    /** A whole count with separators: `12,345`. */
    count: (value: DecimalValue) => string;
    /** `12.3K`, for axes and tight places. */
    countCompact: (value: DecimalValue) => string;
    /** One decimal: `12.3`. */
    tenths: (value: DecimalValue) => string;
    /** Two decimals: `1.05`. */
    hundredths: (value: DecimalValue) => string;
    /** A fraction as percent: 0.0345 → `3.5%`. An en dash for null (division by zero). */
    rate: (fraction: string | number | null) => string;
    /** An exchange rate with up to six decimals: `163.2100` → `163.21`. */
    exchangeRate: (rate: DecimalValue) => string;
    /** An exchange rate with four decimals, for ranges: `0.9` → `0.9000`. */
    shortRate: (rate: DecimalValue) => string;
    /** 1234567 → `1.2 MB`, then GB and TB. */
    bytes: (bytes: number) => string;
    /** A duration in whole seconds: `8 s`, `3 min 20 s`, `1 h 5 min`. */
    duration: (seconds: number) => string;
    /** `instant` relative to `now`: `just now`, `2 min ago`, `in 3 days`. */
    relative: (instant: string | Date, now: string | Date) => string;
    /** Like `relative`, for the past. An instant from a clock that is ahead is `just now`. */
    ago: (instant: string | Date, now: string | Date) => string;
    /**
     * The change from `before` to `now`. `lowerIsBetter` inverts the tone, for costs. A change from zero is "new"
     * instead of a percentage.
     */
    delta: (now: string | number, before: string | number, options?: { lowerIsBetter?: boolean }) => Delta;
    /** A difference of rates in percentage points: 0.034 after 0.031 → `+0.3 pp`. */
    rateDelta: (now: number | null, before: number | null) => Delta | null;
    /** `a, b and c` */
    list: (items: readonly string[]) => string;
  };

export function createFormat(locale: string, t: Translate): Format {
  const number = (options: Intl.NumberFormatOptions) => createNumberFormat(options, locale);
  const percent = number({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const rate: Format['rate'] = (fraction) =>
    fraction === null || !Number.isFinite(Number(fraction)) ? '–' : percent(fraction);
  const tenths = number({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
  /** Digits before the decimal point are never rounded away: `123456789.5` → `123456790`. */
  const digits = (minimum: number, maximum: number) =>
    number({
      maximumFractionDigits: 0,
      roundingPriority: 'morePrecision',
      useGrouping: false,
      minimumSignificantDigits: minimum,
      maximumSignificantDigits: maximum,
    });
  const relative: Format['relative'] = (instant, now) => tellRelative(t, instant, now);
  return {
    ...createMoneyFormat(locale),
    ...createDayFormat(locale, t('format.noSuchDays')),
    count: number({ maximumFractionDigits: 0 }),
    countCompact: number({ notation: 'compact', maximumFractionDigits: 1 }),
    tenths,
    hundredths: number({ minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    rate,
    exchangeRate: digits(1, 6),
    shortRate: digits(4, 4),
    bytes: (bytes) => tellBytes(tenths, bytes),
    duration: (seconds) => tellDuration(t, seconds),
    relative,
    ago: (instant, now) =>
      relative(instant, new Date(Math.max(new Date(instant).getTime(), new Date(now).getTime()))),
    delta: (now, before, options) => tellDelta(t, rate, [now, before], options?.lowerIsBetter ?? false),
    rateDelta: (now, before) => tellRateDelta(t, tenths, now, before),
    list: (items) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(items),
  };
}

const hour = 3_600;
const day = 24 * hour;
const steps = [
  [365 * day, 'years'],
  [30 * day, 'months'],
  [day, 'days'],
  [hour, 'hours'],
  [60, 'minutes'],
] as const;

function tellRelative(t: Translate, instant: string | Date, now: string | Date): string {
  const seconds = Math.round((new Date(instant).getTime() - new Date(now).getTime()) / 1_000);
  const distance = Math.abs(seconds);
  if (distance < 45) return t('format.justNow');
  const [size, unit] = steps.find(([size]) => distance >= size) ?? ([60, 'minutes'] as const);
  const count = Math.max(1, Math.floor(distance / size));
  return t(`format.${seconds < 0 ? 'ago' : 'ahead'}.${unit}`, { count });
}

function tellDuration(t: Translate, seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  if (whole < 60) return t('format.seconds', { seconds: whole });
  const minutes = Math.floor((whole % hour) / 60);
  if (whole < hour) {
    const rest = whole % 60;
    return rest
      ? t('format.minutesAndSeconds', { minutes, seconds: rest })
      : t('format.minutes', { minutes });
  }
  const hours = Math.floor(whole / hour);
  return minutes ? t('format.hoursAndMinutes', { hours, minutes }) : t('format.hours', { hours });
}

function tellDelta(
  t: Translate,
  rate: Format['rate'],
  [now, before]: [string | number, string | number],
  lowerIsBetter: boolean,
): Delta {
  const current = Number(now);
  const previous = Number(before);
  const same = (spoken: string): Delta => ({ text: rate(0), arrow: '→', tone: 'neutral', spoken });
  if (current === previous) return same(t('format.unchanged'));
  const up = current > previous;
  const arrow = up ? '↑' : '↓';
  const tone = up === lowerIsBetter ? 'negative' : 'positive';
  if (previous === 0) {
    return {
      text: t('format.new'),
      arrow,
      tone,
      spoken: t(up ? 'format.fromNothing' : 'format.belowNothing'),
    };
  }
  const share = Math.abs(current - previous) / Math.abs(previous);
  const sign = up ? '+' : minus;
  if (share >= 10) {
    const amount = t('format.moreThan', { amount: '999%' });
    return { text: `>${sign}999%`, arrow, tone, spoken: t(up ? 'format.up' : 'format.down', { amount }) };
  }
  const amount = rate(share);
  if (amount === rate(0)) return same(t('format.almostUnchanged'));
  return { text: `${sign}${amount}`, arrow, tone, spoken: t(up ? 'format.up' : 'format.down', { amount }) };
}

function tellRateDelta(
  t: Translate,
  tenths: (value: DecimalValue) => string,
  now: number | null,
  before: number | null,
): Delta | null {
  if (now === null || before === null) return null;
  const points = (now - before) * 100;
  const amount = tenths(Math.abs(points));
  if (amount === tenths(0)) {
    return {
      text: t('format.points', { amount }),
      arrow: '→',
      tone: 'neutral',
      spoken: t('format.unchanged'),
    };
  }
  const up = points > 0;
  return {
    text: t('format.points', { amount: `${up ? '+' : minus}${amount}` }),
    arrow: up ? '↑' : '↓',
    tone: up ? 'positive' : 'negative',
    spoken: t(up ? 'format.upPoints' : 'format.downPoints', { amount }),
  };
}

function tellBytes(tenths: Format['tenths'], bytes: number): string {
  if (bytes < 1e9) return `${tenths(bytes / 1e6)} MB`;
  return bytes < 1e12 ? `${tenths(bytes / 1e9)} GB` : `${tenths(bytes / 1e12)} TB`;
}
