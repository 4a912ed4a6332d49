'use client';

import type { ChartCaption } from './chart-caption';

const scale = 2;
const edge = 16;
const line = 20;
const font = 'ui-sans-serif, system-ui, sans-serif';

/** The color of a role in the current theme. `light-dark()` resolves only where it is used. */
function readColor(role: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${role})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** Draws the SVG under its title, days and legend, in the colors of the current theme, at twice its size. */
export async function drawChart(svg: SVGSVGElement, caption: ChartCaption): Promise<HTMLCanvasElement> {
  const { width, height } = svg.getBoundingClientRect();
  const image = await toImage(svg, width, height);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  context.font = `12px ${font}`;
  const entries = placeEntries(context, caption, width);
  const legendTop = edge + (caption.detail ? 2 : 1) * line + 4;
  const head = legendTop + ((entries.at(-1)?.row ?? -1) + 1) * line + 8;

  canvas.width = (width + 2 * edge) * scale;
  canvas.height = (head + height + edge) * scale;
  context.scale(scale, scale);
  context.textBaseline = 'middle';
  context.fillStyle = readColor('--surface');
  context.fillRect(0, 0, width + 2 * edge, head + height + edge);
  context.fillStyle = readColor('--text');
  context.font = `600 14px ${font}`;
  context.fillText(caption.title, edge, edge + line / 2);
  context.font = `12px ${font}`;
  context.fillStyle = readColor('--muted');
  context.fillText(caption.detail, edge, edge + line * 1.5);
  for (const { label, color, pale, left, row } of entries) {
    const middle = legendTop + (row + 0.5) * line;
    context.fillStyle = readColor(color);
    if (color === hatch) hatchBox(context, edge + left, middle);
    else drawStroke(context, edge + left, middle, pale);
    context.fillStyle = readColor('--muted');
    context.fillText(label, edge + left + swatch + 6, middle);
  }
  context.drawImage(image, edge, head);
  return canvas;
}

/** The `color` of the legend's mark for days that may change. */
const hatch = '--edge';
const swatch = 14;

/** Places legend entries side by side, on as many lines as they need. */
function placeEntries(
  context: CanvasRenderingContext2D,
  { legend, provisional }: ChartCaption,
  width: number,
) {
  const all = [...legend, ...(provisional ? [{ label: 'may change', color: hatch, pale: false }] : [])];
  let [left, row] = [0, 0];
  return all.map((entry) => {
    const size = swatch + 6 + context.measureText(entry.label).width;
    if (left > 0 && left + size > width) [left, row] = [0, row + 1];
    const placed = { ...entry, left, row };
    left += size + 16;
    return placed;
  });
}

function drawStroke(context: CanvasRenderingContext2D, left: number, middle: number, pale: boolean): void {
  context.globalAlpha = pale ? 0.6 : 1;
  const thick = pale ? 1 : 4;
  context.fillRect(left, middle - thick / 2, swatch, thick);
  context.globalAlpha = 1;
}

function hatchBox(context: CanvasRenderingContext2D, left: number, middle: number): void {
  context.save();
  context.beginPath();
  context.rect(left, middle - 6, 12, 12);
  context.clip();
  context.beginPath();
  for (let at = -12; at < 12; at += 4) {
    context.moveTo(left + at, middle + 6);
    context.lineTo(left + at + 12, middle - 6);
  }
  context.strokeStyle = context.fillStyle;
  context.lineWidth = 1.5;
  context.stroke();
  context.restore();
}

/** Leaves room at the right, where the last day's name may stand out. */
async function toImage(svg: SVGSVGElement, width: number, height: number) {
  const size = `width="${width + edge}" height="${height}" viewBox="0 0 ${width + edge} ${height}"`;
  const drawing = svg.innerHTML.replaceAll(/var\((--[\w-]+)\)/g, (_, role: string) => readColor(role));
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" font-family="${font}" ${size}>${drawing}</svg>`;
  const image = new Image(width + edge, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(markup)}`;
  await image.decode();
  return image;
}
