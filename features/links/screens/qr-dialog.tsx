'use client';

import { encodeQr, type Modules, QrDrawing, toPath } from '@/components/feedback/qr-drawing';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Download } from '@/components/ui/icons';
import { toFileName } from '@/lib/language/format/file-name';
import { useLanguage } from '@/lib/language/use-language';

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

function writeSvg(modules: Modules): string {
  const size = modules.length;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${toPath(modules)}"/></svg>`;
}

/** A PNG of at least `pixels` per side. Each module is the same whole number of pixels wide. */
function drawPng(modules: Modules, pixels: number): Promise<Blob | null> {
  const scale = Math.ceil(pixels / modules.length);
  const canvas = document.createElement('canvas');
  canvas.width = scale * modules.length;
  canvas.height = canvas.width;
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = '#000';
    context.scale(scale, scale);
    context.fill(new Path2D(toPath(modules)));
  }
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
