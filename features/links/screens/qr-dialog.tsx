'use client';

import { encodeQr, QrDrawing } from '@/components/feedback/qr-drawing';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Download } from '@/components/ui/icons';
import { toFileName } from '@/lib/language/format/file-name';
import { useLanguage } from '@/lib/language/use-language';
import { drawPng, writeSvg } from './qr-image';

type Props = { url: string; name: string; onClose: () => void };

export function QrDialog({ url, name, onClose }: Props) {
  const { t } = useLanguage();
  const data = encodeQr(url);
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
      <QrDrawing data={data} label={t('links.qrOf', { url })} className="w-full max-w-72" />
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
