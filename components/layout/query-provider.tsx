'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getQueryClient } from '@/lib/client/client';
import { ReadyMark } from './ready-mark';

type Props = { scope: string; children: ReactNode };

/** The query cache of one person in one workspace. Another scope starts empty. */
export function QueryProvider({ scope, children }: Props) {
  return (
    <QueryClientProvider key={scope} client={getQueryClient(scope)}>
      {children}
      <ReadyMark />
    </QueryClientProvider>
  );
}
