'use client';

import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { CurrentExample } from '@/components/feedback/examples/current-example';
import { ButtonLink } from '@/components/ui/button-link';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { connectionsOptions } from '@/lib/query/connections';

/** In place of what only a seller key opens. */
export function SellerKeyNeeded() {
  const { data } = useQuery(connectionsOptions());
  const otherApi = data?.connections.some((key) => key.family === 'seller' && key.otherApi) ?? false;
  return (
    <Card>
      <EmptyState
        icon={<KeyRound />}
        title="Add a seller key to see this page"
        action={
          <ButtonLink href="/settings/connections" variant="primary">
            Open connections
          </ButtonLink>
        }
      >
        {otherApi
          ? 'The seller key was made for another API. Enter the key again under Settings, Connections.'
          : 'Add the API key of your seller account under Settings, Connections. It stays on the server.'}
      </EmptyState>
      <CurrentExample />
    </Card>
  );
}
