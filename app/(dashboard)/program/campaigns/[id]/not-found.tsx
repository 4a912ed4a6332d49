import { Megaphone } from 'lucide-react';
import type { Metadata } from 'next';
import { Page } from '@/components/layout/page';
import { PageHeader } from '@/components/layout/page-header';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';

export const metadata: Metadata = { title: 'Campaign not found' };

export default function CampaignNotFound() {
  return (
    <Page>
      <PageHeader title="Campaign not found" />
      <EmptyState
        icon={<Megaphone />}
        title="Campaign not found"
        action={<ButtonLink href={{ pathname: '/program' }}>All campaigns</ButtonLink>}
      >
        The API does not know this id, or the campaign belongs to another seller.
      </EmptyState>
    </Page>
  );
}
