import { PageMissing } from '@/components/layout/failures/page-missing';
import { Page } from '@/components/layout/page';

export default function NotFound() {
  return (
    <Page>
      <PageMissing>The search (⌘K or Ctrl K) finds every page.</PageMissing>
    </Page>
  );
}
