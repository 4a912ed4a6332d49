import { UserX } from 'lucide-react';
import type { Metadata } from 'next';
import { Page } from '@/components/layout/page';
import { PageHeader } from '@/components/layout/page-header';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';

export const metadata: Metadata = { title: 'Creator not found' };

export default function CreatorNotFound() {
  return (
    <Page>
      <PageHeader title="Creator not found" />
      <EmptyState
        icon={<UserX />}
        title="Creator not found"
        action={<ButtonLink href="/creators">All creators</ButtonLink>}
      >
        The API does not know this id, or the creator never worked with your brands.
      </EmptyState>
    </Page>
  );
}
