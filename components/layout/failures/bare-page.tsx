import type { ReactNode } from 'react';
import { BrandMark } from '@/components/layout/brand-mark';

/** A page without sidebar: the logo on top, content in the middle. */
export function BarePage({ children }: { children: ReactNode }) {
  return (
    <main className="grid min-h-dvh grid-rows-[auto_1fr] p-6">
      <p className="flex items-center gap-2.5 text-base font-semibold">
        <BrandMark className="size-7" />
        Partnerdeck
      </p>
      <div className="m-auto w-full max-w-lg">{children}</div>
    </main>
  );
}
