import { cutText } from '@/lib/base/cut-text';
import type { ChartCaption } from './chart-caption';
import { wrapText } from './fit-text';
import { areaOpacity, type Curve, type Dot } from './plot-curves';
import { isBanded, type PlotLayout, placeBucket } from './plot-layout';
import { listMissing, paleOpacity } from './plot-rows';
import type { ChartHue, Point } from './series';

/** The size of the plot, in pixels at 1x. The caption is below it. */
const pictureSize = { width: 600, height: 315 };

/** The light theme of `app/globals.css`. A picture in a mail has no CSS variables. */
export const pictureColors = {
  '--surface': '#ffffff',
  '--border': '#e2e5eb',
  '--edge': '#858d9b',
  '--text': '#161a22',
  '--muted': '#596171',
  '--fill': '#eef0f4',
  '--chart-1': '#2942c7',
  '--chart-2': '#2f9e86',
  '--chart-3': '#b6601e',
  '--chart-4': '#9658e1',
  '--chart-5': '#b78c00',
  '--chart-6': '#1b7992',
  '--chart-7': '#a50a37',
  '--chart-8': '#770061',
} as const;

export type ChartPicture = {
  caption: ChartCaption;
  layout: PlotLayout;
  points: readonly Point[];
  formatTick: (value: number) => string;
  /** The label of a bucket, such as `Nov 3`. */
  formatDay: (day: string) => string;
  /** The legend of days that are not loaded. */
  notLoaded: string;
};

type Box = { x: number; y: number; width: number; height: number };

const edge = 24;
const legendLine = 20;
/** The approximate width of a character. */
const characterWidth = 7.4;
/** Digits are wider. */
const tickWidth = 8.6;
const longestLabel = 28;
/** Line height and character width of the caption. */
const ofLine = 17;
const ofWidth = 6.4;

/** Draws a chart as SVG without styles, scripts or links: title, days, legend, axes, plot and caption. */
export function writeChartSvg(picture: ChartPicture): string {
  const { width, height: plotted } = pictureSize;
  const { caption, layout, points } = picture;
  const of = wrapOf(caption, width - 2 * edge);
  const height = plotted + of.length * ofLine;
  const legend = writeLegend(picture);
  const ticks = layout.ticks.map(({ value, y }) => ({ y, text: picture.formatTick(value) }));
  const widest = Math.max(0, ...ticks.map(({ text }) => [...text].length));
  const left = edge + Math.max(24, widest * tickWidth) + 10;
  const top = 78 + legend.rows * legendLine;
  const box = { x: left, y: top, width: width - left - edge, height: plotted - top - 42 };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Geist" font-size="14">
<defs>${layout.shown.map(({ hue }) => writeHatch(`hatch-${hue}`, colorOf(hue))).join('')}${writeHatch('hatch-band', pictureColors['--muted'])}</defs>
<rect width="${width}" height="${height}" fill="${pictureColors['--surface']}"/>
${writeText(caption.title, { x: edge, y: 36 }, `font-size="18" font-weight="600" fill="${pictureColors['--text']}"`)}
${writeText(caption.detail, { x: edge, y: 60 }, muted)}
${legend.svg}
${ticks.map(({ y, text }) => writeTick(box, y, text)).join('')}
${writeBands(layout, box)}
${writeMissing(points, layout, box)}
${layout.curves.map((curve, at) => writeCurve(curve, at, box)).join('\n')}
${layout.dots.map((dot) => writeDot(dot, box)).join('')}
${writeDays(picture, box)}
${of.map((text, at) => writeText(text, { x: edge, y: plotted + at * ofLine }, `font-size="12" ${muted}`)).join('')}
</svg>`;
}

const wrapOf = ({ of }: ChartCaption, width: number): string[] =>
  of.flatMap((text) => wrapText((line) => [...line].length * ofWidth, text, width));

const colorOf = (hue: ChartHue) => pictureColors[`--chart-${hue}`];
const muted = `fill="${pictureColors['--muted']}"`;
const toX = (box: Box, percent: number) => round(box.x + (percent / 100) * box.width);
const toY = (box: Box, percent: number) => round(box.y + (percent / 100) * box.height);
const round = (pixels: number) => Math.round(pixels * 100) / 100;

/** Moves a path of the 100 × 100 box into the plot. A stretched `viewBox` would also stretch strokes. */
const place = (path: string, box: Box) =>
  path.replace(
    /(-?[\d.]+),(-?[\d.]+)/g,
    (_, x: string, y: string) => `${toX(box, Number(x))},${toY(box, Number(y))}`,
  );

function writeText(text: string, { x, y }: { x: number; y: number }, attributes: string): string {
  return `<text x="${round(x)}" y="${round(y)}" ${attributes}>${escapeXml(text)}</text>`;
}

const writeHatch = (id: string, color: string) =>
  `<pattern id="${id}" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="5" height="5" fill="${color}" opacity="0.04"/><line y2="5" stroke="${color}" stroke-width="1.4" opacity="0.4"/></pattern>`;

function writeTick(box: Box, percent: number, text: string): string {
  const y = toY(box, percent);
  const line = `<line x1="${box.x}" x2="${box.x + box.width}" y1="${y}" y2="${y}" stroke="${pictureColors['--border']}"/>`;
  return line + writeText(text, { x: box.x - 10, y: y + 5 }, `text-anchor="end" ${muted}`);
}

function writeDays({ layout, formatDay }: ChartPicture, box: Box): string {
  const y = box.y + box.height + 24;
  const widest = Math.max(0, ...layout.labels.map(({ day }) => [...formatDay(day)].length)) * tickWidth;
  const fits = layout.labels.length * (widest + 8) <= box.width;
  return layout.labels
    .filter(({ roomy }) => fits || !roomy)
    .map(({ day, x }) => writeText(formatDay(day), { x: toX(box, x), y }, `text-anchor="middle" ${muted}`))
    .join('');
}

function writeMissing(points: readonly Point[], { kind }: PlotLayout, box: Box): string {
  const edgeOf = (at: number) =>
    toX(box, Math.max(0, Math.min(100, placeBucket(at, points.length, isBanded(kind)))));
  return listMissing(points)
    .map(({ first, last }) => {
      const x = edgeOf(first - 0.5);
      return `<rect x="${x}" y="${box.y}" width="${round(edgeOf(last + 0.5) - x)}" height="${box.height}" fill="${pictureColors['--fill']}" stroke="${pictureColors['--border']}" stroke-dasharray="3 3"/>`;
    })
    .join('');
}

const writeBands = ({ bands }: PlotLayout, box: Box) =>
  bands
    .map(
      ({ x, width }) =>
        `<rect x="${toX(box, x)}" y="${box.y}" width="${round((width / 100) * box.width)}" height="${box.height}" fill="url(#hatch-band)"/>`,
    )
    .join('');

function writeCurve(curve: Curve, at: number, box: Box): string {
  const color = colorOf(curve.hue);
  const stroke = (opacity: number, more = '') =>
    `fill="none" stroke="${color}" stroke-width="${curve.comparison || curve.range ? 1.25 : 2.25}" stroke-opacity="${opacity}" stroke-linejoin="round" stroke-linecap="round"${more}`;
  const whole = curve.comparison ? 0.5 : 1;
  const path = (d: string, attributes: string) => (d ? `<path d="${place(d, box)}" ${attributes}/>` : '');
  const open = curve.openArea
    ? `<clipPath id="open-${at}">${path(curve.openArea, '')}</clipPath><rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" fill="url(#hatch-${curve.hue})" clip-path="url(#open-${at})"/>`
    : '';
  return [
    open,
    path(curve.area, `fill="${color}" fill-opacity="${areaOpacity(curve)}"`),
    path(curve.line, stroke(whole)),
    path(curve.partLine, stroke(whole, ' stroke-dasharray="4 4"')),
    path(curve.openLine, stroke(curve.comparison ? whole : paleOpacity)),
  ].join('');
}

function writeDot({ hue, x, y, mark }: Dot, box: Box): string {
  const [left, top] = [toX(box, x), toY(box, y)];
  const [own, ground] = [colorOf(hue), pictureColors['--surface']];
  if (mark === 'lone') return `<rect x="${left - 4}" y="${top - 1}" width="8" height="2" fill="${own}"/>`;
  return mark === 'today'
    ? `<circle cx="${left}" cy="${top}" r="3.5" fill="${ground}" stroke="${own}" stroke-width="2"/>`
    : `<circle cx="${left}" cy="${top}" r="4" fill="${own}" stroke="${ground}"/>`;
}

const strokes = {
  line: 'stroke-width="3" stroke-linecap="round"',
  thin: 'stroke-width="1.25" stroke-opacity="0.6" stroke-linecap="round"',
  dashed: 'stroke-width="2.25" stroke-dasharray="5 2"',
} as const;

type Entry = { label: string; swatch: (x: number, y: number) => string };

/** The legend: series, days that may change, and days that are not loaded. On as many lines as it needs. */
function writeLegend({ caption, points, notLoaded }: ChartPicture): { svg: string; rows: number } {
  const lines = caption.legend.map(
    ({ label, color, look }): Entry => ({
      label,
      swatch: (x, y) =>
        look === 'dot'
          ? `<circle cx="${x + 6}" cy="${y}" r="4" fill="${readColor(color)}"/>`
          : `<line x1="${x}" x2="${x + 12}" y1="${y}" y2="${y}" stroke="${readColor(color)}" ${strokes[look]}/>`,
    }),
  );
  const box = (fill: string) => (x: number, y: number) =>
    `<rect x="${x}" y="${y - 5.5}" width="11" height="11" rx="2" fill="${fill}" stroke="${pictureColors['--border']}"/>`;
  const entries = [
    ...(lines.length > 1 ? lines : []),
    ...(caption.provisional ? [{ label: caption.provisional, swatch: box('url(#hatch-band)') }] : []),
    ...(points.some(({ missing }) => missing)
      ? [{ label: notLoaded, swatch: box(pictureColors['--fill']) }]
      : []),
  ];
  let [x, row] = [edge, 0];
  const parts = entries.map(({ label, swatch }) => {
    const text = cutText(label, longestLabel, '…');
    const size = 18 + [...text].length * characterWidth;
    if (x > edge && x + size > pictureSize.width - edge) [x, row] = [edge, row + 1];
    const y = 80 + row * legendLine;
    const part = swatch(x, y) + writeText(text, { x: x + 18, y: y + 5 }, muted);
    x = round(x + size + 14);
    return part;
  });
  return { svg: parts.join(''), rows: entries.length > 0 ? row + 1 : 0 };
}

const colors: Record<string, string> = pictureColors;
const readColor = (name: string): string => colors[name] ?? pictureColors['--muted'];

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML allows no control characters, not even escaped ones. */
const escapeXml = (text: string) =>
  text.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').replace(/[&<>"]/g, (character) => escapes[character] ?? '');
