// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TodayProvider } from '@/components/filters/today';
import { render } from '@/lib/testing/render';
import { MixedMarks } from './change-marks';
import { ChangeNote } from './change-note';
import { ProvisionalMark } from './provisional-mark';

afterEach(cleanup);

it.each([
  [[true, true], 0],
  [[true, null], 0],
  [[true, false], 1],
])('of rows that are open %j, marks figures: %i', (open, count) => {
  render(
    <MixedMarks open={open}>
      <ProvisionalMark />
    </MixedMarks>,
  );
  expect(screen.queryAllByRole('img', { name: 'may change' })).toHaveLength(count);
});

it('marks nothing without a MixedMarks around it', () => {
  render(<ProvisionalMark />);
  expect(screen.queryByRole('img')).toBeNull();
});

it('says once until when a range may change', () => {
  render(
    <TodayProvider today="2026-11-23">
      <ChangeNote range={{ from: '2026-10-27', to: '2026-11-23' }} />
    </TodayProvider>,
  );
  expect(screen.getByText('May change until about Jan 7')).toBeDefined();
});
