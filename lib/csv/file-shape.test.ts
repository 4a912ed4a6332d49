import { expect, it } from 'vitest';
import { defineFile, readFileColumns, renameColumns } from './file-shape';
import { readCsv, readFile } from './read-csv';

const shape = defineFile({
  names: { name: ['name', 'partner'], email: ['email', 'mail'], stage: ['stage'], lastName: ['surname'] },
  keys: ['name', 'email'],
  optional: ['email', 'stage'],
  named: ['lastName'],
  limit: 10,
});

const columnsOf = (text: string) => readFileColumns(text, shape)?.map(({ column }) => column) ?? null;
const read = (text: string) => readCsv(readFile(text, 10), shape).lines.map(({ values }) => values);

it.each([
  ['in any order', 'Mail,Rank,Partner\na@b.example,1,Ada', ['email', null, 'name']],
  ['twice: the first one is read', 'name,Name\nAda,Bo', ['name', null]],
  ['below a title', 'Report 2026\n\nname;stage\nAda;new', ['name', 'stage']],
  ['without a name above values', 'Kontakt,Adresse\nAda,a@b.example', [null, null]],
  ['that stand nowhere: the usual place counts', 'Kontakt,Mail\nAda,a@b.example', ['name', 'email']],
])('says what columns are read as: %s', (_, text, columns) => {
  expect(columnsOf(text)).toEqual(columns);
});

it('shows the heading and the first value of each column', () => {
  expect(readFileColumns('name,,"of ""us"""\nAda,,\nBo,x,1', shape)).toEqual([
    { at: 0, heading: 'name', example: 'Ada', column: 'name' },
    { at: 1, heading: '', example: 'x', column: null },
    { at: 2, heading: 'of "us"', example: '1', column: null },
  ]);
});

it.each([
  ['without a heading', 'Ada,a@b.example'],
  ['without lines', ''],
])('says nothing of a file %s', (_, text) => {
  expect(readFileColumns(text, shape)).toBeNull();
  expect(renameColumns(text, shape, new Map([[0, 'email']]))).toBe(text);
});

it('leaves files that are laid out in another way alone', () => {
  const isOther = ([first]: readonly string[]) => first === 'name';
  expect(readFileColumns('name,stage\nAda,new', { ...shape, isOther })).toBeNull();
});

it.each([
  ['with a delimiter in it', 'Name;"Kontakt; privat"\nAda;a@b.example', 1],
  ['without a heading of its own', 'Name,\nAda,a@b.example', 1],
  ['whose heading stands twice', 'Kontakt,Kontakt,Name\nx,a@b.example,Ada', 1],
  ['below a title', 'Report 2026\r\n\r\nName,Stage,Kontakt\r\nAda,,a@b.example', 2],
  ['with two lines in its heading', '# complete; Partners\nName,"Kontakt\nprivat"\nAda,a@b.example', 1],
  ['of a file with a byte order mark', '\ufeffKontakt,Name\na@b.example,Ada', 0],
])('reads a column %s as its reader says', (_, text, at) => {
  const named = renameColumns(text, shape, new Map([[at, 'email']]));
  expect(columnsOf(named)?.[at]).toBe('email');
  expect(read(named)).toEqual([{ name: 'Ada', email: 'a@b.example', stage: '', lastName: '' }]);
  expect(named.split('\n').at(-1)).toBe(text.split('\n').at(-1));
});

it.each([
  ['', 'name,email,stage\nAda,a@b.example,new', 1],
  [' below a title', 'Report\n\nname,email\nAda,a@b.example', 1],
])('does not read a column%s that its reader takes out', (_, text, at) => {
  const named = renameColumns(text, shape, new Map([[at, null]]));
  expect(read(named)).toMatchObject([{ name: 'Ada', email: '' }]);
  expect(named.split('\n')).toHaveLength(text.split('\n').length);
});

it('takes the names of a heading that nothing was known of', () => {
  const chosen = new Map([
    [0, 'name'],
    [1, 'email'],
  ] as const);
  const named = renameColumns('Ansprechpartner,Kontakt\nAda,a@b.example', shape, chosen);
  expect(read(named)).toMatchObject([{ name: 'Ada', email: 'a@b.example' }]);
});
