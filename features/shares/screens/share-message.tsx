'use client';

import type { ReactNode } from 'react';
import { BrandMark } from '@/components/layout/brand-mark';

type Props = { title: string; text: string; children?: ReactNode };

/** A shared page without figures: says why, and links nowhere. */
export function ShareMessage({ title, text, children }: Props) {
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <div className="grid w-full max-w-[360px] gap-6">
        <BrandMark className="size-8" />
        <div className="grid gap-1">
          <h1 className="text-xl font-semibold">{title}</h1>
          <p className="text-sm text-muted">{text}</p>
        </div>
        {children}
      </div>
    </main>
  );
}
