import { expect, it } from 'vitest';
import { quotas } from '@/lib/access/quotas';
import { makeMember } from '@/lib/access/testing/people';
import { renameColumns } from '@/lib/csv/file-shape';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { beforeTransaction } from '@/lib/testing/before-transaction';
import { deskFile } from './desk-file';
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
      creatorId: mara,
      stage: 'active',
      tags: ['kitchen', 'Video'],
      owner: { id: owner.userId },
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

  it('names an owner by a name that only one member has', async () => {
    const { desk, db, workspaceId, names } = await setUpDesk(ledger());
    expect(await importPartners(desk, 'name,owner\nA,ada')).toMatchObject({ imported: 1 });
    await makeMember(db, { role: 'analyst', workspaceId });
    await expect(importPartners(desk, 'name,owner\nB,ada')).rejects.toMatchObject({
      issues: [{ field: 'line 2, owner' }],
    });
    expect(await names()).toEqual(['A']);
  });

  it('is not imported if the stages change meanwhile', async () => {
    const { desk, db, stages, names } = await setUpDesk(ledger());
    const late = beforeTransaction(db, async () => {
      await stages({ version: 0, stages: [{ key: 'prospect', name: null }, { name: 'Won' }] });
    });
    await expect(importPartners({ ...desk, db: late }, 'name,stage\nC,active')).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await names()).toEqual([]);
  });

  it.each([
    [
      'Name,Email Address,Status\nDee Roth,dee@example.com,Contacted',
      { name: 'Dee Roth', email: 'dee@example.com', stage: 'contacted' },
      [],
    ],
    [
      'Name;E-Mail-Adresse;Notizen\nHanna Vogt;hanna@example.com;mag Kerzen',
      { name: 'Hanna Vogt', email: 'hanna@example.com' },
      [],
    ],
    [
      'Record ID,First Name,Last Name,Email,Lead Status\n101,Eve,Stone,eve@example.com,New',
      { name: 'Eve Stone', email: 'eve@example.com' },
      ['Record ID', 'Lead Status'],
    ],
    [
      'Publisher ID,Publisher Name,Primary Region,Email\n123456,Fern Deals,DE,Fern <fern@example.com>',
      { name: 'Fern Deals', email: 'fern@example.com' },
      ['Publisher ID', 'Primary Region'],
    ],
    [
      'Partner Name,Partner ID,Status,Website\nGil Reviews,987,Active,https://gil.example',
      { name: 'Gil Reviews', stage: 'active', link: 'https://gil.example' },
      ['Partner ID'],
    ],
    [
      'Publisher report, Nov 2026\n\nPublisher Name;Email Address;Clicks\nGil Reviews;gil@example.com;9',
      { name: 'Gil Reviews', email: 'gil@example.com' },
      ['Clicks'],
    ],
    [
      '姓,名,メールアドレス,会社\n佐藤,花子,mailto:hanako@example.com,花屋',
      { name: '花子 佐藤', email: 'hanako@example.com' },
      ['会社'],
    ],
  ])('is read with the headings of other tools: %#', async (file, partner, leftOut) => {
    const { desk } = await setUpDesk(ledger());
    expect(await previewImport(desk, file)).toMatchObject({ added: 1, leftOut });
    await importPartners(desk, file);
    const { rows } = await listPartners(desk, partnersQuerySchema.parse({}));
    expect(rows).toMatchObject([partner]);
  });

  it('connects lines with the creators whose e-mail address or name they have', async () => {
    const { desk, add } = await setUpDesk(ledger());
    await add({ name: 'Ivo', email: 'ivo@example.com' });
    const file = 'name,email\nMara K.,Mara <MARA@creators.example>\nｍａｒａ,\nTwice,\nIvo,ivo@example.com';
    expect(await previewImport(desk, file)).toMatchObject({
      added: 2,
      known: 1,
      repeated: 1,
      recruits: 1,
      examples: [
        { name: 'Mara K.', creator: 'Mara' },
        { name: 'Twice', creator: null },
      ],
    });
    expect(await importPartners(desk, file)).toEqual({ imported: 2, known: 2 });
  });

  it('finds a creator by name if the e-mail address is unknown', async () => {
    const { desk } = await setUpDesk(ledger());
    const file = 'name,email\nMara,mara@home.example';
    expect(await previewImport(desk, file)).toMatchObject({
      added: 1,
      recruits: 0,
      examples: [{ name: 'Mara', creator: 'Mara' }],
    });
    expect(await importPartners(desk, file)).toEqual({ imported: 1, known: 0 });
    expect(await importPartners(desk, 'name,email\nMARA,other@home.example')).toEqual({
      imported: 0,
      known: 1,
    });
  });

  it('reads a column that its reader has named', async () => {
    const { desk } = await setUpDesk(ledger());
    const file = 'Name;"Kontakt; privat";Rang\nAnn;ann@example.com;3';
    const named = renameColumns(file, deskFile, new Map([[1, 'email']]));
    expect(await previewImport(desk, named)).toMatchObject({
      leftOut: ['Rang'],
      fields: [{ field: 'email', partners: 1 }],
    });
  });

  it('calls a first line of unknown words a heading', async () => {
    const { desk } = await setUpDesk(ledger());
    await expect(
      importPartners(desk, 'Ansprechpartner,Kontakt\nAnn Lee,ann@example.com'),
    ).rejects.toMatchObject({
      issues: [
        {
          field: 'line 1',
          message: expect.stringMatching(/^names none of the columns name, creator, email,/),
        },
      ],
    });
    // A partner without an address, above others that have one, is a partner all the same.
    expect(await importPartners(desk, 'Ann 1,,\nBob,,bob@example.com')).toEqual({ imported: 2, known: 0 });
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
      added: 6,
      known: 1,
      repeated: 1,
      leftOut: [],
      recruits: 5,
      fields: [
        { field: 'creator', partners: 1 },
        { field: 'email', partners: 5 },
        { field: 'tags', partners: 1 },
        { field: 'step', partners: 1 },
      ],
      examples: [
        { name: 'Mara', stage: 'active', creator: 'Mara' },
        ...['A', 'B', 'C', 'D'].map((name) => ({ name, stage: 'prospect', creator: null })),
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
