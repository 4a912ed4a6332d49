/** True is dark. Includes the quiet zone. */
type Modules = readonly (readonly boolean[])[];

/** An SVG path of the dark modules, one run at a time. One unit is one module. */
export function toPath(modules: Modules): string {
  let path = '';
  for (const [y, row] of modules.entries()) {
    let start = -1;
    for (let x = 0; x <= row.length; x += 1) {
      if (row[x] && start < 0) start = x;
      if (!row[x] && start >= 0) {
        path += `M${start} ${y}h${x - start}v1h-${x - start}z`;
        start = -1;
      }
    }
  }
  return path;
}

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
