'use client';

import { createContext, type ReactNode, useContext } from 'react';
import { mixes } from '@/lib/reports/open-days';

const ChangeMarks = createContext(false);

/** Whether single figures are marked here. */
export const useChangeMarks = () => useContext(ChangeMarks);

type Props = {
  /** Of each row whether it may change; null where it has no figures. */
  open: readonly (boolean | null)[];
  children: ReactNode;
};

/** Marks single figures only where some may change and some may not. */
export function MixedMarks({ open, children }: Props) {
  return <ChangeMarks value={mixes(open)}>{children}</ChangeMarks>;
}
