import Link from 'next/link';
import { connection } from 'next/server';
import { titled } from '@/app/_server/language';
import { getRuntime } from '@/app/_server/runtime';
import { ReferencePage } from '@/features/api-reference/screens/reference-page';

export const generateMetadata = titled(({ t }) => t('pages.apiReference'));

export default async function ApiReferencePage() {
  // Makes the page dynamic.
  await connection();
  const { platform } = await getRuntime();
  return (
    <ReferencePage name="platform">
      Every operation of the seller and creator APIs, served by this site. Press Authorize to try one with a
      key of your own: it stays in this page, and is gone when you leave.
      {platform ? (
        <>
          {' '}
          <Link href="/settings/connections" className="font-medium text-accent hover:underline">
            Create a trial key
          </Link>{' '}
          in Settings → Connections.
        </>
      ) : null}
    </ReferencePage>
  );
}
