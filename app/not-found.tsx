import { titled } from '@/app/_server/language';
import { BarePage } from '@/components/layout/failures/bare-page';
import { PageMissing } from '@/components/layout/failures/page-missing';

export const generateMetadata = titled(({ t }) => t('pages.missing'));

export default function NotFound() {
  return (
    <BarePage>
      <PageMissing />
    </BarePage>
  );
}
