'use client';

import type { ReactNode } from 'react';
import { X } from '@/components/ui/icons';
import { useLanguage } from '@/lib/language/use-language';
import { Button } from './button';

type Props = {
  id: string;
  title: ReactNode;
  description?: ReactNode;
  footer?: ReactNode;
  onClose: () => void;
  children?: ReactNode;
};

/** Heading, scrolling body and footer of a dialog or a sheet. */
export function OverlayFrame({ id, title, description, footer, onClose, children }: Props) {
  const { t } = useLanguage();
  return (
    <div className="flex max-h-[inherit] min-h-0 flex-1 flex-col">
      <header className="flex items-start justify-between gap-4 px-5 pt-4 pb-3">
        <div className="min-w-0">
          <h2 id={`${id}-title`} className="line-clamp-3 text-lg font-semibold">
            {title}
          </h2>
          {description ? (
            <p id={`${id}-description`} className="text-sm text-muted">
              {description}
            </p>
          ) : null}
        </div>
        <Button variant="ghost" size="icon-sm" aria-label={t('ui.close')} onClick={onClose} className="-mr-2">
          <X aria-hidden="true" />
        </Button>
      </header>
      <div data-overlay-body="" className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-1 pb-5">
        {children}
      </div>
      {footer ? (
        <footer className="flex flex-wrap justify-end gap-2 border-t border-border px-5 py-3">
          {footer}
        </footer>
      ) : null}
    </div>
  );
}
