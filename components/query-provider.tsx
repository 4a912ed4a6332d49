'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getQueryClient } from '@/lib/query/client';
import { ReadyMark } from './layout/ready-mark';

type Props = { scope: string; children: ReactNode };

/** Holds what the browser has read as one person in one workspace; another begins with nothing. */
export function QueryProvider({ scope, children }: Props) {
  return (
    <QueryClientProvider key={scope} client={getQueryClient(scope)}>
      {children}
      <ReadyMark />
    </QueryClientProvider>
  );
}
