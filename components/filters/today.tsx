'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { Day } from '@/lib/data/terms/days';

const Today = createContext<Day | null>(null);

/** Server day (UTC), so that hydration matches. Null outside of the dashboard. */
export const useToday = () => useContext(Today);

export function TodayProvider({ today, children }: { today: Day; children: ReactNode }) {
  return <Today value={today}>{children}</Today>;
}
