import { type Modules, toPath } from '@/components/feedback/qr-drawing';

export function writeSvg(modules: Modules): string {
  const size = modules.length;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${toPath(modules)}"/></svg>`;
}

/** A PNG of at least `pixels` per side. Each module is the same whole number of pixels wide. */
export function drawPng(modules: Modules, pixels: number): Promise<Blob | null> {
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
