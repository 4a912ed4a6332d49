// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { render } from '@/lib/testing/render';
import { WorkCard } from './work-card';

afterEach(cleanup);

it('says what became of the newest run of each kind', () => {
  const at = '2026-11-04T06:00:00.000Z';
  const problem = 'Some scheduled reports could not be made.';
  render(
    <WorkCard
      work={[
        { kind: 'alerts', state: 'complete', problem: null, at },
        { kind: 'report-schedules', state: 'failed', problem, at },
      ]}
    />,
  );
  for (const text of ['Alert rules', 'Complete', 'Scheduled reports', 'Failed', problem])
    expect(screen.getByText(text)).toBeTruthy();
});
