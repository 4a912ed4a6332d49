'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { useLanguage } from '@/lib/language/use-language';

type Props = { title: string; description: string; onClose: () => void; children: ReactNode };

/** Shows something that was made and is shown once. */
export function MadeDialog({ title, description, onClose, children }: Props) {
  const { t } = useLanguage();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('ui.done')}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
