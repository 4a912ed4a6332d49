import { expect, it } from 'vitest';
import type { PaletteGroup } from './palette-entry';
import { rankEntries, rankText } from './rank-entries';

const entry = (label: string, keywords?: string) => ({ id: label, label, path: '/', keywords });
const groups: PaletteGroup[] = [
  { name: 'pages', label: 'Pages', entries: [entry('Overview'), entry('Settings'), entry('Products')] },
  {
    name: 'actions',
    label: 'Actions',
    entries: [entry('Products clicked but out of stock', 'findings'), entry('Create a link', 'new')],
  },
];
const rank = (text: string) =>
  rankEntries(groups, text).flatMap(({ entries }) => entries.map(({ label }) => label));

it.each([
  ['', ['Overview', 'Settings', 'Products', 'Products clicked but out of stock', 'Create a link']],
  ['prod', ['Products', 'Products clicked but out of stock']],
  ['Stock ', ['Products clicked but out of stock']],
  ['find stock', ['Products clicked but out of stock']],
  ['c', ['Create a link', 'Products clicked but out of stock', 'Products']],
  ['tide', []],
])('ranks what is typed as “%s”', (text, labels) => {
  expect(rank(text)).toEqual(labels);
});

it.each([
  ['Kettle One', 'kettle', 0],
  ['Blue Kettle', 'kettle', 1],
  ['Teakettle', 'kettle', 2],
  ['Kettle, large, blue', 'blue kettle', 2],
  ['Toaster', 'kettle', undefined],
  ['B0ABC', 'b0a', 0],
])('ranks %s for “%s”', (text, query, rank) => {
  expect(rankText(text, query)).toBe(rank);
});
