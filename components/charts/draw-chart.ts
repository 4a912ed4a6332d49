'use client';

import { type ChartCaption, maxNotes } from './chart-caption';
import { fitText, wrapText } from './fit-text';
import { plotMargin } from './plot-layout';
import type { SeriesLook } from './series';

const scale = 2;
const edge = 16;
const line = 20;
const font = 'ui-sans-serif, system-ui, sans-serif';

/** The color of a role in the current theme. `light-dark()` resolves only on an element that uses it. */
function readColor(role: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${role})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** Draws the SVG with its title, days, what it is of, legend and notes on a canvas, in the current theme at twice the size. */
export async function drawChart(svg: SVGSVGElement, caption: ChartCaption): Promise<HTMLCanvasElement> {
  const { width, height } = svg.getBoundingClientRect();
  const image = await toImage(svg, width, height);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  context.font = `12px ${font}`;
  const measure = (text: string) => context.measureText(text).width;
  const entries = placeEntries(context, caption, width);
  const of = caption.of.flatMap((text) => wrapText(measure, text, width));
  const legendTop = edge + (2 + of.length) * line + 4;
  const head = legendTop + ((entries.at(-1)?.row ?? -1) + 1) * line + 8;

  canvas.width = (width + 2 * edge) * scale;
  const notes = listNotes(caption);
  const foot = head + height + notes.length * line;
  canvas.height = (foot + edge) * scale;
  context.scale(scale, scale);
  context.textBaseline = 'middle';
  context.fillStyle = readColor('--surface');
  context.fillRect(0, 0, width + 2 * edge, foot + edge);
  context.fillStyle = readColor('--text');
  context.font = `600 14px ${font}`;
  context.fillText(caption.title, edge, edge + line / 2);
  context.font = `12px ${font}`;
  context.fillStyle = readColor('--muted');
  [caption.detail, ...of].forEach((text, at) => {
    context.fillText(text, edge, edge + line * (at + 1.5));
  });
  for (const { label, color, look, left, row } of entries) {
    const middle = legendTop + (row + 0.5) * line;
    context.fillStyle = readColor(color);
    if (color === hatch) hatchBox(context, edge + left, middle);
    else drawStroke(context, edge + left, middle, look);
    context.fillStyle = readColor('--muted');
    context.fillText(label, edge + left + swatch + 6, middle);
  }
  context.drawImage(image, edge, head);
  const plotWidth = width - plotMargin.left - plotMargin.right;
  for (const { x, written } of caption.notes) {
    const left = edge + plotMargin.left + (x / 100) * plotWidth;
    drawMark(context, left, head + height - plotMargin.bottom, written);
  }
  notes.forEach(({ text, written }, at) => {
    const middle = head + height + (at + 0.5) * line;
    if (written !== undefined) drawMark(context, edge + 4, middle, written);
    context.fillStyle = readColor('--muted');
    context.fillText(fitText(measure, text, width - swatch), edge + swatch, middle);
  });
  return canvas;
}

const listNotes = ({ notes, moreNotes }: ChartCaption): { text: string; written?: boolean }[] => [
  ...notes.slice(0, maxNotes),
  ...(moreNotes ? [{ text: moreNotes }] : []),
];

/** A note mark as in `NoteMarks`: filled for written notes. */
function drawMark(context: CanvasRenderingContext2D, x: number, y: number, written: boolean): void {
  context.beginPath();
  context.arc(x, y, 3, 0, 2 * Math.PI);
  context.fillStyle = readColor(written ? '--muted' : '--surface');
  context.fill();
  context.strokeStyle = readColor('--muted');
  context.lineWidth = 2;
  context.stroke();
}

/** The legend color of days that may change. */
const hatch = '--edge';
const swatch = 14;

/** Lays out legend entries on as many lines as they need. */
function placeEntries(
  context: CanvasRenderingContext2D,
  { legend, provisional }: ChartCaption,
  width: number,
) {
  const all = [
    ...legend,
    ...(provisional ? [{ label: provisional, color: hatch, look: 'line' as const }] : []),
  ];
  let [left, row] = [0, 0];
  return all.map((entry) => {
    const size = swatch + 6 + context.measureText(entry.label).width;
    if (left > 0 && left + size > width) [left, row] = [0, row + 1];
    const placed = { ...entry, left, row };
    left += size + 16;
    return placed;
  });
}

function drawStroke(context: CanvasRenderingContext2D, left: number, middle: number, look: SeriesLook): void {
  if (look === 'dot') {
    context.beginPath();
    context.arc(left + swatch / 2, middle, 4, 0, 2 * Math.PI);
    context.fill();
    return;
  }
  context.globalAlpha = look === 'thin' ? 0.6 : 1;
  const thick = { line: 4, thin: 1, dashed: 2 }[look];
  const dash = look === 'dashed' ? 6 : swatch;
  for (let at = 0; at < swatch; at += dash + 2) {
    context.fillRect(left + at, middle - thick / 2, dash, thick);
  }
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

/** Leaves room on the right for the last day's label, which may overflow. */
async function toImage(svg: SVGSVGElement, width: number, height: number) {
  const size = `width="${width + edge}" height="${height}" viewBox="0 0 ${width + edge} ${height}"`;
  const drawing = svg.innerHTML.replaceAll(/var\((--[\w-]+)\)/g, (_, role: string) => readColor(role));
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" font-family="${font}" ${size}>${drawing}</svg>`;
  const image = new Image(width + edge, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(markup)}`;
  await image.decode();
  return image;
}
