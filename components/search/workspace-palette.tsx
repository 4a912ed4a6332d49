'use client';

import { lazy, Suspense } from 'react';
import type { Navigation } from '@/components/layout/navigation';
import { showOverlay } from '@/components/layout/overlay-store';
import { useOverlay } from '@/components/layout/use-overlay';

const PaletteDialog = lazy(() =>
  import('./palette-dialog').then((module) => ({ default: module.PaletteDialog })),
);

export type WorkspacePaletteProps = { navigation: Navigation; sells: boolean; links: boolean };

/** ⌘K. What it is made of is loaded when it is first opened. */
export function WorkspacePalette(props: WorkspacePaletteProps) {
  if (!useOverlay('palette')) return null;
  return (
    <Suspense>
      <PaletteDialog {...props} onClose={() => showOverlay(null)} />
    </Suspense>
  );
}
