import { expect, it } from 'vitest';
import { makeSums, toFigures } from '@/lib/data/read/figures';
import type { Figures } from '@/lib/data/terms/metrics';
import { pickFigures, showCompared } from './figures';

const figures = (given: Partial<Figures>): Figures => ({ ...toFigures(makeSums(), false), ...given });

it('has the metrics of a dataset alone', () => {
  const given = figures({ bonus: '84.20', clicks: 5 });
  expect(pickFigures('brb', given)).toEqual({ bonus: '84.20', mayChange: false });
  expect(pickFigures('clicks', given)).toEqual({ clicks: 5, mayChange: false });
  expect(pickFigures('reports', given)).not.toHaveProperty('bonus');
});

it('states the shares that may still change', () => {
  const provisional = { any: true, sales: 0.123456, commission: 0, clicks: 1 };
  expect(pickFigures('clicks', figures({ provisional }))).toMatchObject({ openShares: { clicks: 1 } });
  expect(pickFigures('program', figures({ provisional }))).toMatchObject({
    openShares: { sales: 0.1235, clicks: 1 },
  });
});

it('subtracts exactly', () => {
  const now = figures({ sales: '0.30', commission: '99999999999999.01', clicks: 2 });
  const before = figures({ sales: '0.10', commission: '100000000000000.00', clicks: 5 });
  const line = { figures: figures({ sales: '7.30' }), counted: now, compared: before };
  expect(showCompared('program', line)).toMatchObject({
    figures: { sales: '7.30' },
    counted: { sales: '0.30', clicks: 2 },
    compared: { sales: '0.10', clicks: 5 },
    change: { sales: '0.20', commission: '-0.99', clicks: -3, conversions: 0 },
  });
  expect(showCompared('program', { ...line, counted: null, compared: null })).not.toHaveProperty('change');
});
