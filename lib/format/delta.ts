import { minus } from './number';

type DeltaTone = 'positive' | 'negative' | 'neutral';
export type Delta = { text: string; arrow: '↑' | '↓' | '→'; tone: DeltaTone; spoken: string };

/**
 * How `now` stands against `before`. `lowerIsBetter` turns the tone for costs. From nothing there is no
 * percentage: it says "new".
 */
export function describeDelta(
  now: string | number,
  before: string | number,
  { lowerIsBetter = false } = {},
): Delta {
  const current = Number(now);
  const previous = Number(before);
  if (current === previous) return { text: '0.0%', arrow: '→', tone: 'neutral', spoken: 'unchanged' };
  const up = current > previous;
  const arrow = up ? '↑' : '↓';
  const tone = up === lowerIsBetter ? 'negative' : 'positive';
  if (previous === 0)
    return { text: 'new', arrow, tone, spoken: up ? 'up from nothing' : 'down from nothing' };

  const percent = (Math.abs(current - previous) / Math.abs(previous)) * 100;
  const amount = percent >= 1_000 ? 'more than 999%' : `${percent.toFixed(1)}%`;
  if (amount === '0.0%') return { text: '0.0%', arrow: '→', tone: 'neutral', spoken: 'almost unchanged' };
  const sign = up ? '+' : minus;
  const text = percent >= 1_000 ? `>${sign}999%` : `${sign}${amount}`;
  return { text, arrow, tone, spoken: `${up ? 'up' : 'down'} ${amount}` };
}

/** A difference of rates in percentage points: 0.034 after 0.031 → `+0.3 pp`. */
export function describeRateDelta(now: number | null, before: number | null): Delta | null {
  if (now === null || before === null) return null;
  const points = (now - before) * 100;
  const amount = Math.abs(points).toFixed(1);
  if (amount === '0.0') return { text: '0.0 pp', arrow: '→', tone: 'neutral', spoken: 'unchanged' };
  const up = points > 0;
  return {
    text: `${up ? '+' : minus}${amount} pp`,
    arrow: up ? '↑' : '↓',
    tone: up ? 'positive' : 'negative',
    spoken: `${up ? 'up' : 'down'} ${amount} percentage points`,
  };
}
