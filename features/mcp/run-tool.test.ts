import { describe, expect, it } from 'vitest';
import type { FileFilters } from '@/lib/language/format/file-filters';
import { captionOfRecords } from '@/lib/pages/answer-caption';
import { takePage } from './part';
import { writeReceipt } from './receipt';
import { longestAnswer, runTool } from './run-tool';
import type { Page, Tool } from './tool';

const ask = () => Promise.reject(new Error('Nothing is asked here.'));
const nameValues = async (filters: FileFilters) => filters;
const context = { ask, nameValues, signal: new AbortController().signal, now: () => new Date('2026-11-27') };

/** A tool with rows of this many characters. Notes the pages that it is asked for. */
function makeTool(length: number, pages: Page[] = [], count = 500): Tool {
  const all = Array.from({ length: count }, (_, at) => `${at} ${'x'.repeat(length)}`);
  return {
    title: 'Rows',
    description: 'Rows.',
    writes: false,
    input: {
      type: 'object',
      properties: { limit: {}, offset: {} },
      required: [],
      additionalProperties: false,
    },
    run: async (_given, page, { today }) => {
      pages.push(page);
      const { rows, part } = takePage('rows', all, page);
      const receipt = writeReceipt(
        { caption: captionOfRecords({ notes: ['Rows.'] }) },
        { title: 'Rows', filters: {}, today },
      );
      return { receipt, lists: [part], data: { rows } };
    },
  };
}

describe('an answer', () => {
  it('has the rows that are asked for, and 20 by default', async () => {
    const { structuredContent } = await runTool(makeTool(10), {}, context);
    expect(structuredContent).toMatchObject({ lists: [{ from: 1, to: 20, of: 500, more: { offset: 20 } }] });
  });

  it('that is too long has fewer rows, and says so', async () => {
    const pages: Page[] = [];
    const { content } = await runTool(makeTool(1_000, pages), { limit: 100, offset: 7 }, context);
    const [words, json] = content.map((block) => (block.type === 'text' ? block.text : ''));
    const shown = pages.at(-1)?.limit ?? 0;
    expect(shown).toBeGreaterThan(25);
    expect(json?.length).toBeLessThanOrEqual(longestAnswer);
    expect(words).toContain(`rows: 8 to ${7 + shown} of 500. For more: offset=${7 + shown}.`);
    expect(pages.length).toBeLessThan(4);
  });

  it('that is too long with fewer rows than were asked for has fewer still', async () => {
    const { content } = await runTool(makeTool(950, [], 60), { limit: 100 }, context);
    const [words, json] = content.map((block) => (block.type === 'text' ? block.text : ''));
    expect(json?.length).toBeLessThanOrEqual(longestAnswer);
    expect(words).toMatch(/rows: 1 to (\d+) of 60\. For more: offset=\1\./);
  });

  it('that fewer rows do not shorten is an error, which says what to do', async () => {
    const tool = makeTool(10);
    const long: Tool = {
      ...tool,
      run: async (given, page, asked) => ({
        ...(await tool.run(given, page, asked)),
        data: Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`text ${at}`, 'x'.repeat(1_999)])),
      }),
    };
    await expect(runTool(long, {}, context)).rejects.toMatchObject({
      code: 'too_large',
      message: expect.stringMatching(
        /^The answer is longer than 40000 characters\. Ask for fewer days or currencies/,
      ),
    });
  });
});

it('an argument that the tool lacks is rejected', async () => {
  await expect(runTool(makeTool(10), { top: 5 }, context)).rejects.toMatchObject({
    issues: [{ field: 'top', message: 'is none of limit, offset' }],
  });
});

it('a cancelled call asks for nothing more', async () => {
  const cancel = new AbortController();
  const pages: Page[] = [];
  const tool = makeTool(1_000, pages);
  const cancelling: Tool = {
    ...tool,
    run: (...given) => {
      cancel.abort();
      return tool.run(...given);
    },
  };
  const { signal } = cancel;
  await expect(runTool(cancelling, { limit: 100 }, { ...context, signal })).rejects.toBe(signal.reason);
  expect(pages.length).toBe(1);
  await expect(runTool(tool, {}, { ...context, signal })).rejects.toBe(signal.reason);
  expect(pages.length).toBe(1);
});
