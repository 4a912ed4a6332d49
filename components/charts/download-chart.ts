'use client';

/** Hands a text or an image to the browser as a file. */
export function downloadFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Draws the figure's SVG, with the colours of the theme in force, into a PNG of twice its size. */
export async function downloadPng(svg: SVGSVGElement, title: string, name: string): Promise<void> {
  const { width, height } = svg.getBoundingClientRect();
  const copy = svg.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) return;
  const styles = getComputedStyle(document.documentElement);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.setAttribute('font-family', 'ui-sans-serif, system-ui, sans-serif');
  const markup = new XMLSerializer()
    .serializeToString(copy)
    .replaceAll(
      /var\((--[\w-]+)\)/g,
      (_, variable: string) => styles.getPropertyValue(variable).trim() || '#888',
    );

  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(markup)}`;
  await image.decode();

  const head = 40;
  const canvas = document.createElement('canvas');
  canvas.width = width * 2;
  canvas.height = (height + head) * 2;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.scale(2, 2);
  context.fillStyle = styles.getPropertyValue('--surface').trim();
  context.fillRect(0, 0, width, height + head);
  context.fillStyle = styles.getPropertyValue('--text').trim();
  context.font = '600 14px ui-sans-serif, system-ui, sans-serif';
  context.fillText(title, 12, 26);
  context.drawImage(image, 0, head, width, height);
  canvas.toBlob((blob) => blob && downloadFile(blob, name), 'image/png');
}
