'use client';

import { createContext, type ReactNode, useContext } from 'react';
import { knownCurrencies } from '@/features/rates/known-currencies';

const Used = createContext<readonly string[]>([]);

/** Tells `useCurrencies` which currencies the workspace has sales in. */
export function CurrenciesProvider({ used, children }: { used: readonly string[]; children: ReactNode }) {
  return <Used value={used}>{children}</Used>;
}

/** All known currencies, those that the workspace has sales in first. */
export function useCurrencies(): readonly string[] {
  const used = useContext(Used);
  const isUsed = (code: string) => used.includes(code);
  return [...knownCurrencies.filter(isUsed), ...knownCurrencies.filter((code) => !isUsed(code))];
}
