import { parentPort } from 'node:worker_threads';
import writeXlsxFile from 'write-excel-file/node';

/**
 * Writes an XLSX file. Receives `{ rows }` any number of times, then `{ sheets, metadata }`, and responds with the bytes.
 */
const rows = [];

parentPort.on('message', async ({ rows: page = [], sheets, metadata }) => {
  for (const row of page) rows.push(row);
  if (!sheets) return;
  const receipt = metadata.length > 0 ? [toReceipt(metadata)] : [];
  const book = [...sheets.map(toSheet), ...receipt];
  const buffer = await writeXlsxFile(book, { features: [inlineTexts] }).toBuffer();
  parentPort.postMessage(new Uint8Array(buffer));
});

function toSheet({ name, headings, widths, formats, currency }) {
  const own = currency === undefined ? rows : rows.filter((row) => row.currency === currency);
  return {
    sheet: name,
    data: [
      headings.map(toHeading),
      ...own.map(({ cells }) => cells.map((cell, at) => toCell(cell, formats[at]))),
    ],
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: 1,
  };
}

const toReceipt = (metadata) => ({
  sheet: 'Receipt',
  data: metadata.map(([name, value]) => [toHeading(name), toCell(value)]),
  columns: [{ width: 20 }, { width: 80 }],
});

const toHeading = (value) => ({ type: String, value, fontWeight: 'bold' });

function toCell(value, format) {
  if (value === null || value === '') return null;
  if (typeof value === 'number') return { type: Number, value, format };
  if (typeof value === 'boolean') return { type: Boolean, value };
  if (value instanceof Date) return { type: Date, value, format };
  return { type: value in Object.prototype ? 'Formula' : String, value: value.replace(codeMark, '_x005F_') };
}

/** Spreadsheets read `_x0041_` as the character of that code, unless its first mark is written as a code itself. */
const codeMark = /_(?=x[0-9a-f]{4}_)/gi;

/**
 * The library looks up shared strings in a plain object, where it finds `constructor` and others that every object
 * inherits. Those texts are passed as formulas, which we never write, and become inline texts.
 */
const inlineTexts = {
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (xml) =>
          xml.replaceAll(
            /<c r="(\w+)"([^>]*)><f>(.*?)<\/f><\/c>/g,
            '<c r="$1"$2 t="inlineStr"><is><t>$3</t></is></c>',
          ),
      },
    },
  },
};
