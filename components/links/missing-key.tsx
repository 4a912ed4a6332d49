import { KeyRound } from 'lucide-react';
import { CurrentExample } from '@/components/feedback/examples/current-example';
import { PageHeader } from '@/components/layout/page-header';
import { ButtonLink } from '@/components/ui/button-link';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import type { KeyFamily } from '@/lib/contract/operations';

const words: Record<KeyFamily, { title: string; reason: string }> = {
  creator: { title: 'Add a creator key to create links', reason: 'Links belong to a creator.' },
  seller: { title: 'Add a seller key to see earnings', reason: 'Earnings come from the seller’s reports.' },
};

type Props = { title: string; family: KeyFamily; manages: boolean };

/** In place of a page that needs a key of this family. */
export function MissingKey({ title, family, manages }: Props) {
  return (
    <>
      <PageHeader title={title} />
      <Card>
        <EmptyState
          icon={<KeyRound />}
          title={words[family].title}
          action={
            manages ? (
              <ButtonLink href={{ pathname: '/settings/connections' }} variant="primary">
                Add {family} key
              </ButtonLink>
            ) : null
          }
        >
          {words[family].reason}{' '}
          {manages ? `Add the ${family}’s API key.` : `Ask an owner or admin to add the ${family}’s API key.`}
        </EmptyState>
        {family === 'creator' ? <CurrentExample /> : null}
      </Card>
    </>
  );
}
