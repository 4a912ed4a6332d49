import { Store } from 'lucide-react';
import type { Metadata } from 'next';
import { Page } from '@/components/layout/page';
import { PageHeader } from '@/components/layout/page-header';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';

export const metadata: Metadata = { title: 'Brand not found' };

export default function BrandNotFound() {
  return (
    <Page>
      <PageHeader title="Brand not found" />
      <EmptyState
        icon={<Store />}
        title="There is no such brand"
        action={<ButtonLink href="/brands">All brands</ButtonLink>}
      >
        Its id is unknown to the API, or it belongs to another seller than the one of this workspace’s key.
      </EmptyState>
    </Page>
  );
}
