const steps = [1, 2, 2.5, 5, 10];
const intervals = 4;

/** About five round values that cover all values. Whole numbers if all values are whole. */
export function pickTicks(values: readonly number[], { fromZero }: { fromZero: boolean }): number[] {
  const known = values.filter(Number.isFinite);
  const low = Math.min(...known, ...(fromZero || known.length === 0 ? [0] : []));
  const high = Math.max(...known, ...(fromZero || known.length === 0 ? [0] : []));
  if (low === 0 && high === 0) return [0, 1];
  const span = high - low || Math.abs(high) || 1;
  const whole = known.every(Number.isInteger);
  const ideal = 10 ** Math.floor(Math.log10(span / intervals));
  const power = whole ? Math.max(1, ideal) : ideal;
  const fits = (size: number) =>
    size * power >= span / intervals && (!whole || Number.isInteger(size * power));
  const step = (steps.find(fits) ?? 10) * power;
  const first = Math.floor(low / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(high / step - 1e-9));
  // Multiplication avoids accumulated rounding errors.
  return Array.from({ length: last - first + 1 }, (_, at) => round((first + at) * step));
}

/** Room above the highest point, so that its line is not clipped. */
const air = 0.03;

export type ValueScale = { ticks: number[]; low: number; high: number };

/** The axis ends with the data. Ticks outside of it are dropped. */
export function pickScale(values: readonly number[], { fromZero }: { fromZero: boolean }): ValueScale {
  if (!values.some(Number.isFinite)) return { ticks: [], low: 0, high: 1 };
  const all = pickTicks(values, { fromZero });
  const [first = 0, last = 1] = [all[0], all.at(-1)];
  const known = values.filter(Number.isFinite);
  const [lowest, highest] = [Math.min(first, ...known), Math.max(last, ...known)];
  const whole = { ticks: all, low: lowest, high: highest };
  const reach = (highest - lowest) * air;
  const low = fromZero && Math.min(...known) >= 0 ? 0 : Math.max(first, Math.min(...known) - reach);
  const high = fromZero && Math.max(...known) <= 0 ? 0 : Math.min(last, Math.max(...known) + reach);
  const ticks = all.filter((tick) => tick >= low && tick <= high);
  return ticks.length < 2 ? whole : { ticks, low, high };
}

const round = (value: number): number => Number(value.toPrecision(12));
