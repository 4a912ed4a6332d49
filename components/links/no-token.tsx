import { KeyRound } from 'lucide-react';
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
          title="Links need a creator token"
          action={
            manages ? (
              <ButtonLink href={{ pathname: '/settings/connections' }} variant="primary">
                Add a token
              </ButtonLink>
            ) : null
          }
        >
          {manages
            ? 'The API makes links for a creator. Add the creator’s access token to this workspace.'
            : 'The API makes links for a creator. Ask an owner or admin of this workspace to add the access token.'}
        </EmptyState>
      </Card>
    </>
  );
}
