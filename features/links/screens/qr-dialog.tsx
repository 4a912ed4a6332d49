'use client';

import { Download } from 'lucide-react';
import { encode } from 'uqr';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { toFileName } from '@/lib/language/format/file-name';
import { useLanguage } from '@/lib/language/use-language';
import { drawPng, toPath, writeSvg } from './qr-image';

type Props = { url: string; name: string; onClose: () => void };

export function QrDialog({ url, name, onClose }: Props) {
  const { t } = useLanguage();
  const { data, size } = encode(url, { ecc: 'M', border: 4 });
  const file = `qr-${toFileName(name)}`;
  const savePng = async () => {
    const image = await drawPng(data, 1_024);
    if (image) save(image, `${file}.png`);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={t('links.qr')}
      description={<span className="break-all">{url}</span>}
      footer={
        <>
          <Button onClick={() => save(new Blob([writeSvg(data)], { type: 'image/svg+xml' }), `${file}.svg`)}>
            <Download aria-hidden="true" />
            {'SVG'}
          </Button>
          <Button onClick={savePng}>
            <Download aria-hidden="true" />
            {'PNG'}
          </Button>
        </>
      }
    >
      <svg
        role="img"
        aria-label={t('links.qrOf', { url })}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="mx-auto block w-full max-w-72 rounded bg-[#fff] text-[#000]"
      >
        <path d={toPath(data)} fill="currentColor" />
      </svg>
    </Dialog>
  );
}

function save(file: Blob, name: string) {
  const address = URL.createObjectURL(file);
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  URL.revokeObjectURL(address);
}
