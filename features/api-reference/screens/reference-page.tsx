import Link from 'next/link';
import type { ReactNode } from 'react';
import { BrandMark } from '@/components/layout/brand-mark';
import { TabLinks } from '@/components/ui/tab-links';
import { ApiReference } from './api-reference';
import type { DocumentName } from './documents';

const tabs = [
  { href: '/docs/api', path: '/docs/api', label: 'Seller and creator APIs' },
  { href: '/docs/api/dashboard', path: '/docs/api/dashboard', label: 'Dashboard API' },
] as const;

/** The reference of one of the two APIs, and how to try it. */
export function ReferencePage({ name, children }: { name: DocumentName; children: ReactNode }) {
  return (
    <main className="mx-auto max-w-6xl px-4 py-8 sm:px-8">
      <div className="flex items-center gap-2.5 text-base font-semibold">
        <Link href="/" className="reach flex items-center gap-2.5">
          <BrandMark className="size-7" />
          Partnerdeck
        </Link>
      </div>
      <h1 className="mt-6 mb-2 text-xl font-semibold">API reference</h1>
      <TabLinks label="APIs" tabs={tabs} />
      <p className="mt-3 max-w-prose text-muted text-sm">{children}</p>
      <ApiReference name={name} />
    </main>
  );
}
