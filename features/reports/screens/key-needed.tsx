import { SellerKeyNeeded } from '@/components/feedback/seller-key-needed';
import { PageHeader } from '@/components/layout/page-header';

/** Shown instead of a page if the workspace has no seller key. */
export function KeyNeeded({ title }: { title: string }) {
  return (
    <>
      <PageHeader title={title} />
      <SellerKeyNeeded />
    </>
  );
}
