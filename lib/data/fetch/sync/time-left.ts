import { steadyNow } from '@/lib/base/clock';

const lookBackMs = 10_000;
const patienceMs = 2_000;

/** Estimates the seconds left from recent progress, because syncs speed up. Null if it is too early. */
export function makeTimeLeft(now: () => number = steadyNow) {
  const samples: { at: number; done: number }[] = [];
  return (done: number, total: number): number | null => {
    const at = now();
    samples.push({ at, done });
    while (samples.length > 2 && at - (samples[0]?.at ?? at) > lookBackMs) samples.shift();
    const [first] = samples;
    if (!first || at - first.at < patienceMs || done <= first.done) return null;
    return Math.ceil(((total - done) * (at - first.at)) / (done - first.done) / 1_000);
  };
}
