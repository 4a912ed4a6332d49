'use client';

import { showOverlay } from '@/components/layout/overlay-store';
import { useOverlay } from '@/components/layout/use-overlay';
import { later } from '@/components/ui/later';
import type { PaletteProps } from './palette-dialog';

const PaletteDialog = later(() => import('./palette-dialog').then((module) => module.PaletteDialog));

/** The ⌘K palette. Its code loads on first use. */
export function WorkspacePalette(props: PaletteProps) {
  return useOverlay('palette') ? <PaletteDialog {...props} onClose={() => showOverlay(null)} /> : null;
}
