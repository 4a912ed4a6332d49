import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { grantRulesOptions } from '@/lib/client/grant-rules';
import { render } from '@/lib/testing/render';

/** Renders what makes live addresses and shared pages, in a workspace whose new ones may live this long. */
export function renderWithRules(element: ReactNode, longestDays = 365) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(grantRulesOptions().queryKey, { secondFactor: false, longestDays });
  return render(<QueryClientProvider client={client}>{element}</QueryClientProvider>);
}
