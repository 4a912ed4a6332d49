'use client';

import { showOverlay } from '@/components/layout/overlay-store';
import { Search } from '@/components/ui/icons';
import { Kbd } from '@/components/ui/kbd';
import { useLanguage } from '@/lib/language/use-language';

export function PaletteButton() {
  const { t } = useLanguage();
  return (
    <button
      type="button"
      onClick={() => showOverlay('palette')}
      aria-label={t('layout.palette.title')}
      aria-keyshortcuts="Meta+K Control+K"
      className="inline-flex h-8 items-center gap-2 rounded border border-edge bg-surface px-2 text-sm text-muted transition-colors hover:text-text max-sm:size-11 max-sm:justify-center max-sm:border-transparent max-sm:bg-transparent sm:w-56"
    >
      <Search aria-hidden="true" className="size-4 shrink-0" />
      <span className="flex-1 text-left max-sm:hidden">{t('layout.palette.title')}</span>
      <span className="max-sm:hidden">
        <Kbd>⌘K</Kbd>
      </span>
    </button>
  );
}
