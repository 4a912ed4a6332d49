'use client';

import type { ChartCaption } from './chart-caption';
import { drawChart } from './draw-chart';

/** Downloads a blob as a file. */
export function downloadFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Downloads the chart and its caption as a PNG. */
export async function downloadPng(svg: SVGSVGElement, caption: ChartCaption, name: string): Promise<void> {
  const canvas = await drawChart(svg, caption);
  canvas.toBlob((blob) => blob && downloadFile(blob, name), 'image/png');
}
