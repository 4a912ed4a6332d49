'use client';

import { createContext, type ReactNode, useContext } from 'react';
import { mixes } from '@/lib/pages/open-days';

const ChangeMarks = createContext(false);

/** Whether single figures are marked here. */
export const useChangeMarks = () => useContext(ChangeMarks);

type Props = {
  /** For each row, whether it may change; null if it has no figures. */
  open: readonly (boolean | null)[];
  children: ReactNode;
};

/** Marks single figures only if some may change and others may not. */
export function MixedMarks({ open, children }: Props) {
  return <ChangeMarks value={mixes(open)}>{children}</ChangeMarks>;
}
