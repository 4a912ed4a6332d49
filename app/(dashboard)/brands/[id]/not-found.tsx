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
        title="Brand not found"
        action={<ButtonLink href="/brands">All brands</ButtonLink>}
      >
        The API does not know this id, or the brand belongs to another seller.
      </EmptyState>
    </Page>
  );
}
