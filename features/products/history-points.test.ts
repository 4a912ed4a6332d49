import { expect, it } from 'vitest';
import { drawClicks, drawSteps } from './history-points';

it('a day has the value of its step, and none between steps', () => {
  const steps = [
    { from: '2026-06-01', to: '2026-06-02', value: true },
    { from: '2026-06-04', to: '2026-06-04', value: false },
  ];
  const points = drawSteps({ from: '2026-06-01', to: '2026-06-05' }, { now: { steps, toNumber: Number } });
  expect(points.map(({ values }) => values.now)).toEqual([1, 1, null, 0, null]);
});

it('clicks of days that are not loaded are missing, and those of today only if it has some', () => {
  const clicks = [
    { day: '2026-06-01', clicks: null, mayChange: false },
    { day: '2026-06-02', clicks: 0, mayChange: true },
    { day: '2026-06-03', clicks: null, mayChange: false },
  ];
  expect(drawClicks(clicks, '2026-06-03').map(({ missing, values }) => [missing, values.now])).toEqual([
    [true, null],
    [false, 0],
    [false, null],
  ]);
});
