import { expect, it } from 'vitest';
import type { GroupKind } from '@/lib/data/terms/group-dimensions';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { addGroup } from './add-group';
import { recognizeMembers } from './recognize';
import { bob, setUpGroups } from './testing/group-set-up';

eachLedger('A pasted text', (ledger) => {
  async function setUp() {
    const { catalog, owner } = await setUpGroups(ledger());
    return {
      catalog,
      owner,
      ask: (kind: GroupKind, ids: string) => recognizeMembers(catalog, { kind, ids }),
    };
  }

  it.each([
    ['an id', bob],
    ['the address of a page', `https://deck.example.com/creators/${bob}?from=2026-05-01`],
    ['a name in a list of a document', '1. “ＢＯＢ”'],
    ['an e-mail address', 'BOB@example.com'],
    ['an e-mail address with a name', 'Bob B. <bob@example.com>'],
    ['a file with e-mail addresses', 'Name,Email Address\nSomebody,bob@example.com'],
    ['a file with ids', `Creator id;Name\n${bob};Ada`],
  ])('names a creator by %s', async (_, text) => {
    const { ask } = await setUp();
    const examples = [{ id: bob, name: 'Bob' }];
    expect(await ask('creator', text)).toEqual({ total: 1, known: 1, unknown: [], examples });
  });

  it.each([
    ['a list with other ids', 'P1; P9', ['P1'], ['P9']],
    ['a numbered list', '"P1", P2\n3. P3', ['P1', 'P2'], ['P3']],
    [
      'a file with repeated lines',
      'Title;Product id;Sales\nA hat;P1;2\nA cap;P2;3\nA hat;P1;2',
      ['P1', 'P2'],
      [],
    ],
    ['a file below a title', 'Best sellers\n\nTitle;Product id\nA hat;P1', ['P1'], []],
  ])('names products by %s', async (_, text, ids, unknown) => {
    const { ask } = await setUp();
    const found = await ask('product', text);
    expect(found.examples.map(({ id }) => id)).toEqual(ids);
    expect(found).toMatchObject({ total: ids.length + unknown.length, known: ids.length, unknown });
  });

  it('may name some and others not, and makes no group then', async () => {
    const { ask, catalog, owner } = await setUp();
    expect(await ask('creator', 'Bob, Nobody Else\nAda')).toMatchObject({
      total: 3,
      known: 2,
      unknown: ['Nobody Else'],
    });
    expect(await ask('creator', 'Bob? Who')).toMatchObject({ known: 0, unknown: ['Bob? Who'] });
    await expect(ask('product', ' ,')).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(
      addGroup(catalog, owner, { kind: 'creator', name: 'B', ids: 'Nobody Else' }),
    ).rejects.toMatchObject({ issues: [{ message: 'Nobody Else is no creator of this workspace' }] });
  });
});
