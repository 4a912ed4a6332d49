import { KeyRound } from 'lucide-react';
import { PageHeader } from '@/components/layout/page-header';
import { ButtonLink } from '@/components/ui/button-link';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';

/** In place of earnings where no report rows come in. */
export function NoReports({ manages }: { manages: boolean }) {
  return (
    <>
      <PageHeader title="Earnings" />
      <Card>
        <EmptyState
          icon={<KeyRound />}
          title="Add a seller key to see earnings"
          action={
            manages ? (
              <ButtonLink href={{ pathname: '/settings/connections' }} variant="primary">
                Add seller key
              </ButtonLink>
            ) : null
          }
        >
          {manages
            ? 'Earnings come from the seller’s reports. Add the seller’s API key.'
            : 'Earnings come from the seller’s reports. Ask an owner or admin to add the seller’s API key.'}
        </EmptyState>
      </Card>
    </>
  );
}
