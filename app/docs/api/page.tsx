import Link from 'next/link';
import { connection } from 'next/server';
import { titled } from '@/app/_server/language';
import { getRuntime } from '@/app/_server/runtime';
import { BrandMark } from '@/components/layout/brand-mark';
import { ApiReference } from '@/features/api-reference/screens/api-reference';

export const generateMetadata = titled(({ t }) => t('pages.apiReference'));

export default async function ApiReferencePage() {
  // Makes the page dynamic.
  await connection();
  const { platform } = await getRuntime();
  return (
    <main className="mx-auto max-w-6xl px-4 py-8 sm:px-8">
      <div className="flex items-center gap-2.5 text-base font-semibold">
        <Link href="/" className="reach flex items-center gap-2.5">
          <BrandMark className="size-7" />
          Partnerdeck
        </Link>
      </div>
      <h1 className="mt-6 text-xl font-semibold">API reference</h1>
      <p className="mt-1 max-w-prose text-muted text-sm">
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
      </p>
      <ApiReference />
    </main>
  );
}
