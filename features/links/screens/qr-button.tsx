'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { QrCode } from '@/components/ui/icons';
import { later } from '@/components/ui/later';
import { useLanguage } from '@/lib/language/use-language';

const QrDialog = later(() => import('./qr-dialog').then((module) => module.QrDialog));

type Props = { url: string; name: string };

export function QrButton({ url, name }: Props) {
  const { t } = useLanguage();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <QrCode aria-hidden="true" />
        {t('links.qr')}
      </Button>
      {open ? <QrDialog url={url} name={name} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
