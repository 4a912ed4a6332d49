import { expect, it } from 'vitest';
import { describeSubidProblem, findSubidProblem } from '@/lib/contract/subid';
import { createLanguage } from '@/lib/language/language';
import { de } from '@/lib/language/messages/de';
import { english } from '@/lib/testing/english';
import { checkDraft } from './check-draft';
import { describeDraftIssue } from './describe-draft-issue';
import type { LinkDraft } from './draft';

const describe = (draft: LinkDraft, { t } = english) =>
  checkDraft(draft).map((issue) => [issue.field, describeDraftIssue(t, issue)]);

it.each(['', 'café', 'a'.repeat(257)])('describes a subid’s problem in English like the API: %j', (subid) => {
  const problem = findSubidProblem(subid);
  expect(describe({ productId: 'B0EXAMPLE1', subid1: subid, subid2: subid })).toEqual([
    ['subid1', problem && describeSubidProblem('Subid 1', problem)],
    ['subid2', problem && describeSubidProblem('Subid 2', problem)],
  ]);
});

it.each([
  [{ productId: '' }, 'Enter a product id or the address of a product page.'],
  [{ productId: 'x'.repeat(513) }, 'A product id can have at most 512 characters; this has 513.'],
  [{ productId: 'a\0b' }, 'A product id cannot hold a NUL character.'],
  [{ productId: 'P1', marketplace: 'elsewhere.example' }, /not for “elsewhere.example”\.$/],
  [
    { productId: 'P1', marketplace: 'marketplace.de', sharedid: 'x' },
    'Only products on storefront-platform.com take a shared id; this one is on marketplace.de.',
  ],
])('names the fault of %j', (draft, words) => {
  expect(describe(draft)[0]?.[1]).toMatch(words);
});

it('uses the user’s language', () => {
  expect(describe({ productId: 'P1', subid2: 'café' }, createLanguage('de', de))).toEqual([
    [
      'subid2',
      'Subid 2 darf nur Buchstaben (A–Z), Ziffern, Leerzeichen und - _ @ . / enthalten; entfernen Sie „é“ an Position 4.',
    ],
  ]);
});
