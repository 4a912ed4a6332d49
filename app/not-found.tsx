import type { Metadata } from 'next';
import { BarePage } from '@/components/layout/failures/bare-page';
import { PageMissing } from '@/components/layout/failures/page-missing';

export const metadata: Metadata = { title: 'Page not found' };

export default function NotFound() {
  return (
    <BarePage>
      <PageMissing />
    </BarePage>
  );
}
