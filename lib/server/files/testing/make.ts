import type { Column } from '../column';
import { type FileContent, type FileFormat, makeFile } from '../make-file';
import type { FileCaption } from '../receipt';

export type Line = {
  name: string;
  currency: string | null;
  sales: string | null;
  clicks: number | string | null;
};

export const columns: Column<Line>[] = [
  { id: 'name', title: 'Name', type: 'text', value: ({ name }) => name },
  { id: 'currency', title: 'Currency', type: 'text', value: ({ currency }) => currency },
  { id: 'sales', title: 'Sales', type: 'amount', value: ({ sales }) => sales },
  { id: 'clicks', title: 'Clicks', type: 'count', value: ({ clicks }) => clicks },
];

/** What a file is of: complete, and without filters. */
export const sampleCaption = (change: Partial<FileCaption> = {}): FileCaption => ({
  state: 'complete',
  sentences: ['Brands', 'All rows are loaded.'],
  needed: [],
  asOf: null,
  facts: [],
  ...change,
});

/** A complete file, made of pages of two lines. */
export async function make(
  format: FileFormat,
  lines: readonly Line[],
  change: Partial<FileContent<Line>> = {},
) {
  async function* pages() {
    for (let at = 0; at < lines.length; at += 2) yield lines.slice(at, at + 2);
  }
  const content = { columns, rows: pages(), caption: sampleCaption(), ...change };
  const parts: Uint8Array[] = [];
  for await (const part of makeFile(format, content)) parts.push(part);
  return Buffer.concat(parts);
}

export const line = (change: Partial<Line> = {}): Line => ({
  name: 'Kettle',
  currency: 'USD',
  sales: '12.50',
  clicks: 3,
  ...change,
});
