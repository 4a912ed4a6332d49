'use client';

import type { ComponentProps, ReactNode } from 'react';
import { Search } from '@/components/ui/icons';
import { Kbd } from '@/components/ui/kbd';
import { useModal } from '@/components/ui/use-modal';
import { useLanguage } from '@/lib/language/use-language';

type Props = {
  /** What the palette's field adds to its look. */
  field: ComponentProps<'input'>;
  onClose: () => void;
  children?: ReactNode;
};

/** The dialog of the palette and its field. It is there before the rest of the palette is loaded. */
export function PaletteFrame({ field, onClose, children }: Props) {
  const { t } = useLanguage();
  const modal = useModal(true, onClose);
  return (
    <dialog
      {...modal}
      aria-label={t('layout.palette.title')}
      className="mx-auto mt-[12vh] max-h-[70vh] w-[600px] max-w-[calc(100vw-16px)] overflow-hidden rounded bg-raised shadow-overlay open:appear"
    >
      <div className="flex max-h-[70vh] flex-col">
        <div data-overlay-body="" className="flex items-center gap-2.5 border-b border-border px-4">
          <Search aria-hidden="true" className="size-4 shrink-0 text-muted" />
          <input
            aria-label={t('layout.palette.title')}
            spellCheck={false}
            className="h-12 w-full bg-transparent text-base outline-none max-sm:text-[16px]"
            {...field}
          />
          <Kbd>Esc</Kbd>
        </div>
        {children}
      </div>
    </dialog>
  );
}
