import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { receiveExport } from './receive-export';

const encoder = new TextEncoder();

/** A response in chunks of `size` bytes. */
function respond(text: string, headers: Record<string, string>, size = 7): Response {
  const bytes = encoder.encode(text);
  let at = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, at + size));
      at += size;
    },
  });
  return new Response(body, { headers });
}

const csv = (rows: number | null) => ({
  'content-type': 'text/csv; charset=utf-8',
  ...(rows === null ? {} : { 'x-ledger-rows': String(rows) }),
});
const quiet = { onProgress: () => {} };

describe('a CSV', () => {
  it('is complete if its rows and last line agree, however it arrives', async () => {
    const cell = fc.string().map((text) => `"${text.replaceAll('"', '""')}"`);
    await fc.assert(
      fc.asyncProperty(
        fc.array(cell, { maxLength: 20 }),
        fc.integer({ min: 1, max: 50 }),
        async (cells, size) => {
          const text = `name\n${cells.map((line) => `${line}\n`).join('')}# complete,rows,${cells.length}\n`;
          const { rows, partial, file } = await receiveExport(respond(text, csv(cells.length), size), quiet);
          expect({ rows, partial, text: await file.text() }).toEqual({
            rows: cells.length,
            partial: false,
            text,
          });
        },
      ),
    );
  });

  it('does not count comments as rows', async () => {
    const text = `# filter: currency = USD\n# filter: link = a or b\na\n"1\n# no comment"\n# complete,rows,1\n`;
    expect(await receiveExport(respond(text, csv(1)), quiet)).toMatchObject({ rows: 1, partial: false });
  });

  it('says that it is from a partial ledger', async () => {
    expect(await receiveExport(respond('a\n1\n# partial,rows,1\n', csv(1)), quiet)).toMatchObject({
      partial: true,
    });
  });

  it.each([
    ['without its last line', 'a\n1\n2\n', 2],
    ['with half of its last line', 'a\n1\n2\n# complete,rows,2', 2],
    ['with a row too few', 'a\n1\n# complete,rows,2\n', 2],
    ['with fewer rows than announced', 'a\n1\n# complete,rows,1\n', 2],
    ['whose last line stands inside a cell', 'a\n"1\n# complete,rows,1\n', null],
  ])('is refused %s', async (_, text, announced) => {
    await expect(receiveExport(respond(text, csv(announced)), quiet)).rejects.toThrow('broke off');
  });

  it('reports progress', async () => {
    const seen: number[] = [];
    const text = `a\n${'1\n'.repeat(30)}# complete,rows,30\n`;
    await receiveExport(respond(text, csv(30)), { onProgress: ({ rows }) => seen.push(rows) });
    expect(seen.at(-1)).toBe(30);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
  });
});

it('checks the magic bytes at the end of Parquet', async () => {
  const headers = {
    'content-type': 'application/vnd.apache.parquet',
    'x-ledger-rows': '5',
    'x-ledger-state': 'complete',
  };
  expect(await receiveExport(respond('PAR1…PAR1', headers), quiet)).toMatchObject({
    rows: 5,
    partial: false,
  });
  await expect(receiveExport(respond('PAR1…PA', headers), quiet)).rejects.toThrow('broke off');
});
