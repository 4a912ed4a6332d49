import type { BucketPart } from '@/lib/pages/buckets';

/** One line, area or bar group. `key` is the name of its values in the points. */
export type Series = {
  key: string;
  label: string;
  /** Its heading in a CSV file, if that is not the label. */
  file?: string;
  /** 1 to 8. Defaults to the position. */
  hue?: ChartHue;
  /** A period to compare with, drawn thinner and paler. The label names the period. */
  comparison?: boolean;
  /** A plan, not what happened: drawn dashed, without an area, and never marked as open. */
  plan?: boolean;
  /** Of an estimate: the names of its lowest and highest value. A fan opens from the value `from`. */
  range?: { low: string; high: string; from?: string };
  /** In fans: drawn as dots, where the fan has opened. */
  dots?: boolean;
};

export type ChartHue = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** Something that happened in a bucket of a line, drawn above its first value: which way, by how much, and what it was. */
export type Mark = { way: 'above' | 'below' | null; label: string; lines: readonly string[] };

/** One day, week or month. A value is null if there is none. */
export type Point = {
  /** First day of the bucket, `YYYY-MM-DD`. */
  day: string;
  /** The compared bucket's first day, shown in the tooltip. */
  comparedDay?: string;
  /** May still change. Drawn hatched. */
  provisional?: boolean;
  /** Some of its days are not loaded. Drawn as a band. */
  missing?: boolean;
  values: Readonly<Record<string, number | null>>;
  mark?: Mark;
  /** Has only some days of its week or month. Drawn dashed. `TimeSeries` sets it. */
  part?: BucketPart | null;
  /** Has days (UTC) that are not over, or that were not loaded since, on either side. Drawn dashed. */
  unfinished?: boolean;
};

const hues: readonly ChartHue[] = [1, 2, 3, 4, 5, 6, 7, 8];

/** The hue of the series at `position`. A comparison has the hue of the series before it. */
export function pickHue(series: readonly Series[], position: number): ChartHue {
  const own = series[position];
  if (own?.hue) return own.hue;
  const before = series.slice(0, position + 1).filter((entry) => !entry.comparison).length;
  return hues[Math.max(0, before - 1) % hues.length] ?? 1;
}

export const colorVariable = (hue: ChartHue): string => `--chart-${hue}`;

export const colorOf = (hue: ChartHue): string => `var(${colorVariable(hue)})`;

/** How a series looks in a legend: dashed for a plan or an estimate, thin and pale for a comparison. */
export type SeriesLook = 'line' | 'thin' | 'dashed' | 'dot';

export function lookOf({ plan, range, comparison, dots }: Series): SeriesLook {
  if (dots) return 'dot';
  if (plan || range) return 'dashed';
  return comparison ? 'thin' : 'line';
}

/** Whether there is only the whole, and not one of several lines. */
export const isWhole = (series: readonly Series[]): boolean =>
  series.length === 1 && series[0]?.key === 'now';
