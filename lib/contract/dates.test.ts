import { describe, expect, it } from 'vitest';
import { isDateTime, isDay, oneYearAfter } from './dates';

describe('isDay', () => {
  it.each([
    ['2026-02-28', true],
    ['2026-02-30', false],
    ['2024-02-29', true],
    ['2026-2-3', false],
    ['2026-13-01', false],
    ['2026-02-28', true],
  ])('%s is %s', (text, expected) => {
    expect(isDay(text)).toBe(expected);
  });
});

describe('isDateTime', () => {
  it.each([
    ['2026-01-31T00:00:00.000Z', true],
    ['2024-02-29T23:59:59.999Z', true],
    ['2025-02-29T00:00:00.000Z', false],
    ['2026-02-30T00:00:00.000Z', false],
    ['2026-01-01T24:00:00.000Z', false],
    ['2026-01-01T23:60:00.000Z', false],
    ['2026-01-01T23:59:60.000Z', false],
    ['2026-01-01T00:00:00Z', false],
    ['2026-01-01T00:00:00.000+00:00', false],
    ['2026-01-01', false],
    ['2026-1-1T00:00:00.000Z', false],
    [' 2026-01-01T00:00:00.000Z', false],
    ['2026-01-01T00:00:00.000Z\n', false],
  ])('%s is %s', (text, expected) => {
    expect(isDateTime(text)).toBe(expected);
  });
});

describe('oneYearAfter', () => {
  it.each([
    ['2025-03-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z'],
    ['2024-02-29T00:00:00.000Z', '2025-03-01T00:00:00.000Z'],
    ['2023-12-31T23:59:59.999Z', '2024-12-31T23:59:59.999Z'],
  ])('%s leads to %s', (start, expected) => {
    expect(oneYearAfter(start)).toBe(expected);
  });
});
