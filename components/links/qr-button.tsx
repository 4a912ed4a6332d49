'use client';

import { QrCode } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';

const QrDialog = lazy(() => import('./qr-dialog'));

type Props = { url: string; name: string };

export function QrButton({ url, name }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <QrCode aria-hidden="true" />
        QR code
      </Button>
      {open ? (
        <Suspense>
          <QrDialog url={url} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
