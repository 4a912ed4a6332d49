import { KeyRound } from 'lucide-react';
import { CurrentExample } from '@/components/examples/current-example';
import { PageHeader } from '@/components/layout/page-header';
import { ButtonLink } from '@/components/ui/button-link';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';

/** In place of a page that a creator's token opens. */
export function NoToken({ title, manages }: { title: string; manages: boolean }) {
  return (
    <>
      <PageHeader title={title} />
      <Card>
        <EmptyState
          icon={<KeyRound />}
          title="Add a creator key to create links"
          action={
            manages ? (
              <ButtonLink href={{ pathname: '/settings/connections' }} variant="primary">
                Add creator key
              </ButtonLink>
            ) : null
          }
        >
          {manages
            ? 'Links belong to a creator. Add the creator’s API key.'
            : 'Links belong to a creator. Ask an owner or admin to add the creator’s API key.'}
        </EmptyState>
        <CurrentExample />
      </Card>
    </>
  );
}
