import { redirect } from 'next/navigation';
import { definePage } from '@/app/_server/define-page';
import { allows } from '@/lib/access/member';

const page = definePage({
  title: ({ t }) => t('pages.settings'),
  draw: ({ member }) => redirect(allows(member, 'view') ? '/settings/connections' : '/settings/account'),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
