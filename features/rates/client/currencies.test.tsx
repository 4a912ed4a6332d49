// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { knownCurrencies } from '@/features/rates/known-currencies';
import { CurrenciesProvider, useCurrencies } from './currencies';

it('offers the currencies in use first, and every other one once', () => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CurrenciesProvider used={['SEK', 'JPY', 'XXX']}>{children}</CurrenciesProvider>
  );
  const { current } = renderHook(useCurrencies, { wrapper }).result;
  expect(current.slice(0, 2)).toEqual(knownCurrencies.filter((code) => code === 'JPY' || code === 'SEK'));
  expect([...current].sort()).toEqual([...knownCurrencies].sort());
});

it('offers the usual order without a workspace', () => {
  expect(renderHook(useCurrencies).result.current).toEqual(knownCurrencies);
});
