'use client';

import type { Navigation } from '@/components/layout/navigation';
import { showOverlay } from '@/components/layout/overlay-store';
import { useOverlay } from '@/components/layout/use-overlay';
import { later } from '@/components/ui/later';
import type { Right } from './palette-actions';

const PaletteDialog = later(() => import('./palette-dialog').then((module) => module.PaletteDialog));

export type WorkspacePaletteProps = { navigation: Navigation; rights: readonly Right[] };

/** The ⌘K palette. Its code loads on first use. */
export function WorkspacePalette(props: WorkspacePaletteProps) {
  return useOverlay('palette') ? <PaletteDialog {...props} onClose={() => showOverlay(null)} /> : null;
}
