import { afterEach, expect, it, vi } from 'vitest';
import { collectRows } from '@/components/exports/collect-rows';
import { makeAuditReader } from './read-audit';

afterEach(() => vi.unstubAllGlobals());

const kept = Array.from({ length: 2_500 }, (_, at) => `line ${at}`);

/** Answers as the route does; a line is noted in front after each stretch. */
function serve() {
  const lines = [...kept];
  vi.stubGlobal('fetch', async (path: string) => {
    const search = new URL(path, 'http://localhost').searchParams;
    const start = lines.indexOf(search.get('after') ?? '') + 1;
    const found = lines.slice(start, start + Number(search.get('limit')));
    const left = lines.length - start;
    lines.unshift(`noted meanwhile ${lines.length}`);
    return Response.json({ lines: found.map((id) => ({ id })), left, last: found.at(-1) ?? null });
  });
}

it('reads every line once while others are noted', async () => {
  serve();
  const totals: (number | null)[] = [];
  const rows = await collectRows({
    readStretch: makeAuditReader(),
    onProgress: (_, total) => totals.push(total),
    signal: new AbortController().signal,
  });
  expect(rows.map(({ id }) => id)).toEqual(kept);
  expect(totals).toEqual([2_500, 2_500, 2_500]);
});
