import { expect } from 'vitest';
import { type OperationId, paths } from '@/lib/contract/paths';
import type { Case, Group } from '../case';
import { expectAnswer, expectError } from '../check-answer';
import type { Target } from '../client';
import { operationIds, plainPath } from '../operation-list';

const familyOf = (id: OperationId) => (id === 'createLink' ? 'creator' : 'seller');
const keyOf = (target: Target, id: OperationId) =>
  familyOf(id) === 'creator' ? target.creatorToken : target.sellerKey;
const unauthorized: Case['check'] = (answer) => expectError(answer, 401, 'Unauthorized');

const variants: readonly (readonly [
  string,
  (target: Target, id: OperationId) => string | string[] | null | undefined,
])[] = [
  ['no header', () => null],
  ['an empty header', () => ''],
  ['the scheme alone', () => 'Bearer'],
  ['the scheme and a space', () => 'Bearer '],
  ['a key without the scheme', keyOf],
  [
    'Basic credentials',
    (target, id) => `Basic ${Buffer.from(`user:${keyOf(target, id)}`).toString('base64')}`,
  ],
  ['the key under another scheme', (target, id) => `Token ${keyOf(target, id)}`],
  ['a key nobody has', () => 'Bearer sk_0000000000000000000000000000'],
  ['a key with a letter more', (target, id) => `Bearer ${keyOf(target, id)}x`],
  ['a key with a letter less', (target, id) => `Bearer ${keyOf(target, id).slice(0, -1)}`],
  ['a key in other case', (target, id) => `Bearer ${swapCase(keyOf(target, id))}`],
  ['a third word', (target, id) => `Bearer ${keyOf(target, id)} more`],
  ['two credentials in one line', (target, id) => `Bearer ${keyOf(target, id)}, Bearer ${keyOf(target, id)}`],
  [
    'two credentials in two lines',
    (target, id) => [`Bearer ${keyOf(target, id)}`, `Bearer ${keyOf(target, id)}`],
  ],
  [
    'a key of the other family',
    (target, id) => `Bearer ${familyOf(id) === 'creator' ? target.sellerKey : target.creatorToken}`,
  ],
  [
    'a revoked key',
    (target, id) => {
      const revoked = familyOf(id) === 'creator' ? target.revokedToken : target.revokedKey;
      return revoked && `Bearer ${revoked}`;
    },
  ],
];

const swapCase = (text: string) =>
  text.replace(/[a-z]/gi, (letter) =>
    letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase(),
  );

/** Every operation without credentials, and all variants on one operation per family. */
function listRefusals(): Case[] {
  return operationIds.flatMap((id) => {
    const { method } = paths[id];
    const all = id === 'listBrands' || id === 'createLink' || id === 'getBrand';
    return variants.slice(0, all ? undefined : 1).map(([title, write]) => ({
      title: `${id} with ${title} is 401`,
      direct: title === 'two credentials in two lines',
      ask: (world, target) => {
        const authorization = write(target, id);
        return authorization === undefined
          ? undefined
          : { path: plainPath(world, id), method, authorization };
      },
      check: unauthorized,
    }));
  });
}

const accepted: Case[] = ['Bearer', 'bearer', 'BEARER', 'Bearer '].map((scheme) => ({
  title: `the scheme may be written "${scheme}"`,
  ask: (_, target) => ({ path: paths.listBrands.path, authorization: `${scheme} ${target.sellerKey}` }),
  check: (answer) => expectAnswer('listBrands', answer),
}));

/** Credentials are checked before anything else. */
const first: Case[] = [
  { title: '401 comes before a wrong limit', path: `${paths.listBrands.path}?limit=0` },
  { title: '401 comes before a malformed id', path: '/api/seller/v1/brands/x' },
  { title: '401 comes before a missing date', path: paths.listReports.path },
  { title: '401 comes before an unknown path', path: '/api/seller/v1/nothing' },
  { title: '401 comes before a wrong method', path: paths.listBrands.path, method: 'DELETE' },
  {
    title: '401 comes before a wrong content type',
    path: paths.createLink.path,
    method: 'POST',
    body: 'x',
    headers: { 'content-type': 'text/plain' },
  },
  { title: '401 comes before a malformed body', path: paths.createLink.path, method: 'POST', body: '{' },
].map(({ title, ...question }) => ({
  title,
  direct: question.body === '{',
  ask: () => ({ ...question, authorization: null }),
  check: unauthorized,
}));

const challenge: Case = {
  title: '401 says which scheme it wants',
  ask: () => ({ path: paths.listBrands.path, authorization: null }),
  check: ({ headers }) => expect(headers.get('www-authenticate')).toMatch(/^Bearer/),
};

export const authentication: Group = {
  name: 'Authentication',
  cases: [...listRefusals(), ...accepted, ...first, challenge],
};
