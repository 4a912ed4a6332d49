'use client';

import { useState } from 'react';
import { showOverlay } from '@/components/layout/overlay-store';
import { useOverlay } from '@/components/layout/use-overlay';
import { later } from '@/components/ui/later';
import type { PaletteDialogProps, PaletteProps } from './palette-dialog';
import { PaletteFrame } from './palette-frame';

const PaletteDialog = later(
  () => import('./palette-dialog').then((module) => module.PaletteDialog),
  WaitingPalette,
);

/** The ⌘K palette. Its code loads on first use. */
export function WorkspacePalette(props: PaletteProps) {
  return useOverlay('palette') ? <Palette {...props} /> : null;
}

function Palette(props: PaletteProps) {
  const [text, setText] = useState('');
  return <PaletteDialog {...props} text={text} onText={setText} onClose={() => showOverlay(null)} />;
}

/** Takes what is typed while the palette loads. */
function WaitingPalette({ text, onText, onClose }: PaletteDialogProps) {
  return (
    <PaletteFrame
      field={{ value: text, onChange: (event) => onText(event.target.value) }}
      onClose={onClose}
    />
  );
}
