import Link from 'next/link';
import { connection } from 'next/server';
import { titled } from '@/app/_server/language';
import { ReferencePage } from '@/features/api-reference/screens/reference-page';

export const generateMetadata = titled(({ t }) => t('pages.apiReference'));

export default async function DashboardReferencePage() {
  // Makes the page dynamic.
  await connection();
  return (
    <ReferencePage name="dashboard">
      Every operation of this dashboard. Programs call them with an{' '}
      <Link href="/settings/tokens" className="font-medium text-accent hover:underline">
        API token
      </Link>
      . Here you try them as yourself, if you are signed in: what you change is changed.
    </ReferencePage>
  );
}
