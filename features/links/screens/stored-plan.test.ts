// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { getQueryClient } from '@/lib/client/client';
import { clearPlan, emptyPlan, readStoredPlan, storedPlanKey, storePlan } from './stored-plan';

const plan = { ...emptyPlan, text: 'B0EXAMPLE1,newsletter', name: 'Autumn' };

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

it('returns the typed text only to the same person in the same workspace', () => {
  getQueryClient('home/ada/owner');
  storePlan(plan);
  expect(readStoredPlan()).toEqual(plan);
  getQueryClient('elsewhere/ada/owner');
  expect(readStoredPlan()).toBeUndefined();
  getQueryClient('home/ada/owner');
  clearPlan();
  expect(readStoredPlan()).toBeUndefined();
});

it.each(['', '{', '[]', '{"text":1}'])('ignores %j', (stored) => {
  sessionStorage.setItem(storedPlanKey, stored);
  expect(readStoredPlan()).toBeUndefined();
});

it('works in a browser without storage', () => {
  const refuse = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  vi.stubGlobal('sessionStorage', { setItem: refuse, getItem: refuse });
  expect(() => storePlan(plan)).not.toThrow();
  expect(readStoredPlan()).toBeUndefined();
});
