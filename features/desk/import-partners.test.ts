import { expect, it } from 'vitest';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { quotas } from '@/lib/server/accounts/quotas';
import { partnersQuerySchema } from './desk-query';
import { importPartners } from './import-partners';
import { listPartners } from './list-partners';
import { previewImport } from './preview-import';
import { mara, setUpDesk } from './testing/desk-set-up';

eachLedger('A file of partners', (ledger) => {
  it('imports a file once, with a message for each line that is wrong', async () => {
    const { desk, owner, names } = await setUpDesk(ledger());
    const file = [
      'Name;Creator id;E-mail;Stage;Owner;Tags;Next step;Due (UTC);Notes',
      `;Mara;;Aktiv;${owner.email};kitchen, Video;Call;11.05.2026;"Two\nlines"`,
      'Nora;;nora@example.com;;;;;;',
      'nora;;nora@example.com;ended;;;;;',
    ].join('\n');
    expect(await importPartners(desk, file)).toEqual({ imported: 2, known: 1 });
    expect(await importPartners(desk, file)).toEqual({ imported: 0, known: 3 });
    expect(await names({ order: 'asc' })).toEqual(['Mara', 'Nora']);
    const [first] = (await listPartners(desk, partnersQuerySchema.parse({}))).rows;
    expect(first).toMatchObject({
      ...{ creatorId: mara, stage: 'active', tags: ['kitchen', 'Video'], owner: { id: owner.userId } },
      step: { text: 'Call', day: '2026-05-11' },
    });
    const issuesOf = async (lines: string) =>
      importPartners(desk, `name,creator,email,stage,owner,step,due,link\n${lines}`).then(
        () => [],
        ({ issues }) => issues.map(({ field }: { field: string }) => field),
      );
    expect(await issuesOf(',,x,,,,05/06/2026,ftp://a')).toEqual([
      ...['line 2, name', 'line 2, email', 'line 2, link', 'line 2, step', 'line 2, due'],
    ]);
    expect(await issuesOf('A,,,,,Call,03/04/2026,')).toEqual(['line 2, due']);
    expect(await issuesOf(`A,${'x'.repeat(201)},,${'x'.repeat(41)},,,,`)).toEqual([
      ...['line 2, creator', 'line 2, stage'],
    ]);
    expect(await issuesOf('A\n'.repeat(5_001))).toEqual(['line 5002']);
    expect(await issuesOf('A,Twice,,won,Nobody,,,')).toEqual([
      ...['line 2, creator', 'line 2, stage', 'line 2, owner'],
    ]);
  });

  it('is previewed: what an import would add, and what is on the desk already', async () => {
    const { desk, names, audit, add } = await setUpDesk(ledger());
    await add({ name: 'Ivo', email: 'ivo@example.com' });
    const file = [
      'name,creator,email,stage,owner,tags,step,notes',
      ',Mara,,active,,kitchen,Call,',
      'IVO,,ivo@example.com,,,,,New notes',
      ...['A', 'B', 'C', 'D', 'E'].map((name) => `${name},,${name}@example.com,,,,,`),
      'a,,A@example.com,ended,,,,',
    ].join('\n');
    const preview = await previewImport(desk, file);
    expect(preview).toEqual({
      ...{ added: 6, known: 1, repeated: 1 },
      fields: [
        { field: 'creator', partners: 1 },
        { field: 'email', partners: 5 },
        { field: 'tags', partners: 1 },
        { field: 'step', partners: 1 },
      ],
      examples: [
        { name: 'Mara', stage: 'active' },
        ...['A', 'B', 'C', 'D'].map((name) => ({ name, stage: 'prospect' })),
      ],
    });
    expect([await names(), (await audit()).length]).toEqual([['Ivo'], 1]);
    expect(await importPartners(desk, file)).toEqual({ imported: preview.added, known: 2 });
    expect(await previewImport(desk, file)).toMatchObject({ added: 0, known: 7, repeated: 1, fields: [] });
    await expect(previewImport(desk, 'name,email\nX,no')).rejects.toMatchObject({
      code: 'invalid_input',
      issues: [{ field: 'line 2, email' }],
    });
    const many = Array.from({ length: quotas.partners.most - 6 }, (_, at) => `N${at}`).join('\n');
    await expect(previewImport(desk, `name\n${many}`)).rejects.toMatchObject({ code: 'conflict' });
  });
});
