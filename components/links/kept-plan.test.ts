// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { getQueryClient } from '@/lib/query/client';
import { emptyPlan, forgetPlan, keepPlan, keptPlanKey, readKeptPlan } from './kept-plan';

const plan = { ...emptyPlan, text: 'B0EXAMPLE1,newsletter', name: 'Autumn' };

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

it('gives what was typed back to the same person in the same workspace alone', () => {
  getQueryClient('home/ada/owner');
  keepPlan(plan);
  expect(readKeptPlan()).toEqual(plan);
  getQueryClient('elsewhere/ada/owner');
  expect(readKeptPlan()).toBeUndefined();
  getQueryClient('home/ada/owner');
  forgetPlan();
  expect(readKeptPlan()).toBeUndefined();
});

it.each(['', '{', '[]', '{"text":1}'])('takes %j for nothing', (kept) => {
  sessionStorage.setItem(keptPlanKey, kept);
  expect(readKeptPlan()).toBeUndefined();
});

it('does without a browser that keeps nothing', () => {
  const refuse = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  vi.stubGlobal('sessionStorage', { setItem: refuse, getItem: refuse });
  expect(() => keepPlan(plan)).not.toThrow();
  expect(readKeptPlan()).toBeUndefined();
});
