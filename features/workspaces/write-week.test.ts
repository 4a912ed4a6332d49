import { expect, it } from 'vitest';
import { makeBasis } from '@/lib/data/terms/basis';
import { english } from '@/lib/testing/english';
import type { ListedWorkspace, WorkspaceFigures, Workspaces } from './workspace-shape';
import { writeWeek } from './write-week';

const range = { from: '2026-06-02', to: '2026-06-29' };
const comparedRange = { from: '2026-05-05', to: '2026-06-01' };
const figures: WorkspaceFigures = {
  range,
  comparedRange,
  comparedDays: {
    counted: 28,
    of: 28,
    now: [range],
    before: [comparedRange],
    uncounted: [],
    noDataBefore: null,
  },
  state: 'complete',
  missing: [],
  asOf: '2026-06-30T06:00:00.000Z',
  currencies: [
    {
      currency: 'USD',
      sales: { now: '110.00', counted: '110.00', before: '100.00' },
      commission: { now: '11.00', counted: '11.00', before: '10.00' },
    },
  ],
};

function write(given: Partial<WorkspaceFigures>, role: ListedWorkspace['role'] = 'owner') {
  const answer: Workspaces = {
    workspaces: [
      {
        id: 'w1',
        name: 'Corner shop',
        role,
        state: 'read',
        content: {
          keys: ['seller'],
          own: role === 'creator',
          tasks: null,
          figures: { ...figures, ...given },
        },
      },
    ],
    range,
    basis: makeBasis([]),
  };
  return writeWeek(english, answer, 'https://deck.example/workspaces').text;
}

it('says until when figures may change', () => {
  expect(write({})).toContain('Figures may change until about Aug 13, 2026.');
});

it('says which days were summed where the newest are not loaded', () => {
  expect(write({})).not.toContain('May 28');
  expect(write({ range: { from: '2026-05-28', to: '2026-06-24' } })).toContain('May 28 – Jun 24, 2026, UTC');
});

it('says how many days a change counts', () => {
  expect(write({})).not.toContain('of 28 days');
  const comparedDays = figures.comparedDays && { ...figures.comparedDays, counted: 3 };
  expect(write({ comparedDays })).toContain('count the 3 of 28 days');
});

it('names the role, because creators get the sums of their own links', () => {
  expect(write({}, 'creator')).toContain('Corner shop (Creator)');
});
