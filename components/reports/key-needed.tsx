import { KeyRound } from 'lucide-react';
import { PageHeader } from '@/components/layout/page-header';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';

/** In place of a report page where the workspace has no seller key. */
export function KeyNeeded({ title }: { title: string }) {
  return (
    <>
      <PageHeader title={title} />
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
    </>
  );
}
