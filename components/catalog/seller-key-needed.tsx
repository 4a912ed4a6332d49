import { KeyRound } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button-link';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';

/** In place of what only a seller key opens. */
export function SellerKeyNeeded() {
  return (
    <Card>
      <EmptyState
        icon={<KeyRound />}
        title="A seller key opens this page"
        action={
          <ButtonLink href="/settings/connections" variant="primary">
            Open connections
          </ButtonLink>
        }
      >
        Add the API key of your seller account under Settings, Connections. It stays on the server.
      </EmptyState>
    </Card>
  );
}
