import { expect, it } from 'vitest';
import { fileNameOf } from '@/lib/client/receive-file';
import { describeAttachment } from './attachment';

it.each([
  ['links-2026-11-26.csv', 'attachment; filename="links-2026-11-26.csv"'],
  ['Äpfel-2026.csv', `attachment; filename="Apfel-2026.csv"; filename*=UTF-8''%C3%84pfel-2026.csv`],
  ['秋.xlsx', `attachment; filename="-.xlsx"; filename*=UTF-8''%E7%A7%8B.xlsx`],
  ['a"b\\c%d.csv', `attachment; filename="a-b-c-d.csv"; filename*=UTF-8''a%22b%5Cc%25d.csv`],
  ["it's(1)*.csv", `attachment; filename="it's(1)*.csv"`],
  ["é's(1)*.csv", `attachment; filename="e's(1)*.csv"; filename*=UTF-8''%C3%A9%27s%281%29%2A.csv`],
])('describes %s, and the browser reads it back', (name, header) => {
  expect(describeAttachment(name)).toBe(header);
  const headers = { 'content-disposition': describeAttachment(name) };
  expect(fileNameOf(new Response('', { headers }))).toBe(name);
});
