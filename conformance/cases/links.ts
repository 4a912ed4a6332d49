import { expect } from 'vitest';
import { z } from 'zod';
import { paths } from '@/lib/contract/paths';
import type { CatalogProduct } from '@/lib/contract/resources/product';
import type { Case, Group } from '../case';
import { expectAnswer, expectError } from '../check-answer';
import { ask } from '../client';
import type { World } from '../world';
import { invalid } from './filters';

const { path, method } = paths.createLink;
const link = z.object({
  id: z.string(),
  marketplace: z.string(),
  url: z.string(),
  mobileOptimizedUrl: z.string(),
});

const toProduct = ({ primaryId, marketplace }: CatalogProduct) => ({ primary_id: primaryId, marketplace });

type Pick = (world: World) => CatalogProduct | undefined;
const linkable: Pick = (world) => world.linkable;
const storefront: Pick = (world) => world.linkableStorefront;

/** A link request for a product, with additional body fields. */
function linkCase(title: string, pick: Pick, more: Record<string, unknown>, check: Case['check']): Case {
  return {
    title: `createLink: ${title}`,
    ask: (world) => {
      const product = pick(world);
      return product && { path, method, body: { product: toProduct(product), ...more } };
    },
    check,
  };
}

function bodyCase(
  title: string,
  body: unknown,
  check: Case['check'],
  headers: Record<string, string> = {},
): Case {
  const direct = (typeof body === 'string' && !isJson(body)) || headers['content-type'] === 'json';
  return { title: `createLink: ${title}`, direct, ask: () => ({ path, method, body, headers }), check };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return text === '';
  }
}

/** Expects a 200 whose link has these parameters. */
const carries =
  (parameters: Record<string, string>): Case['check'] =>
  (answer) => {
    expectAnswer('createLink', answer);
    const { url, mobileOptimizedUrl } = link.parse(answer.body);
    for (const address of [url, mobileOptimizedUrl]) {
      for (const [name, value] of Object.entries(parameters)) {
        expect(new URL(address).searchParams.get(name)).toBe(value);
      }
    }
  };

const subids = {
  allowed: ['a', 'x'.repeat(256), 'AZaz09-_@./ ', ' ', '-', '2026/01', 'a@b.c', '//', '..'],
  refused: [
    '',
    'x'.repeat(257),
    'a+b',
    'é',
    'a,b',
    'a\nb',
    'a\n',
    'a\tb',
    'a\u0000',
    '💥',
    'a:b',
    'a?b',
    'a&b',
    'a%20b',
    '\u0663',
    '\u017f',
    '\u212a',
  ],
};
const wrongTypes = [null, 1, true, [], ['a'], {}];

const subidCases = (['subid1', 'subid2'] as const).flatMap((name) => [
  ...subids.allowed.map((value) =>
    linkCase(
      `${name} "${value.slice(0, 12)}" (${value.length})`,
      linkable,
      { [name]: value },
      carries({ [name]: value }),
    ),
  ),
  ...subids.refused.map((value) =>
    linkCase(
      `${name} ${JSON.stringify(value.slice(0, 12))} (${value.length}) is 422`,
      linkable,
      { [name]: value },
      invalid,
    ),
  ),
  ...wrongTypes.map((value) =>
    linkCase(`${name} of ${JSON.stringify(value)} is 422`, linkable, { [name]: value }, invalid),
  ),
]);

const unknownProduct: Case['check'] = (answer) => expectError(answer, 404, 'Product not found');
const wrongType: Case['check'] = (answer) =>
  expectError(answer, 415, /^Invalid Content Type: Must be.*application\/json/);
const unknown = { product: { primary_id: 'B0NOTHING0' } };

const contentTypes: Case[] = [
  ...[
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'application/json+x',
    'application/ld+json',
    'text/json',
    'json',
    '*/*',
  ].map((type) =>
    bodyCase(`content type ${type} is 415`, JSON.stringify(unknown), wrongType, { 'content-type': type }),
  ),
  bodyCase('no content type is 415', JSON.stringify(unknown), wrongType, { 'content-type': '' }),
  ...[
    'application/json; charset=utf-8',
    'application/json;charset=UTF-8',
    'Application/JSON',
    'application/json ; x=y',
  ].map((type) =>
    bodyCase(`content type ${type} is taken`, JSON.stringify(unknown), unknownProduct, {
      'content-type': type,
    }),
  ),
  bodyCase('415 comes before a malformed body', '{', wrongType, { 'content-type': 'text/plain' }),
];

const bodies: Case[] = [
  ...[
    '',
    ' ',
    '{',
    '{"product":}',
    'null',
    '[]',
    '"x"',
    '1',
    'true',
    '{}',
    '{"product":null}',
    '{"product":"B0"}',
    '{"product":[]}',
    '{"product":{}}',
    '{"product":{"primary_id":""}}',
    '{"product":{"primary_id":1}}',
    '{"product":{"primary_id":null}}',
    '{"product":{"primary_id":["a"]}}',
    '{"product":{"primary_id":"a\\u0000"}}',
    '{"primary_id":"B0NOTHING0"}',
    `{"product":{"primary_id":"${'x'.repeat(513)}"}}`,
    '{"product":{"primary_id":"B0NOTHING0","marketplace":"all"}}',
    '{"product":{"primary_id":"B0NOTHING0","marketplace":"example.com"}}',
    '{"product":{"primary_id":"B0NOTHING0","marketplace":""}}',
    "{'product':{'primary_id':'x'}}",
    '{"product":{"primary_id":"x"}} more',
    '\uFEFFx',
  ].map((body) => bodyCase(`the body ${body.slice(0, 60)} is 422`, body, invalid)),
  bodyCase('422 comes before an unknown product', { ...unknown, subid1: '' }, invalid),
  bodyCase('an unknown product is 404', unknown, unknownProduct),
  bodyCase('an unknown product with unknown keys is 404', { ...unknown, color: 'red' }, unknownProduct),
  bodyCase(
    'a proto key does nothing',
    '{"product":{"primary_id":"B0NOTHING0"},"__proto__":{"subid1":""}}',
    unknownProduct,
  ),
];

const outcomes: Case[] = [
  linkCase('all five fields come back, of the product’s marketplace', linkable, {}, (answer, world) => {
    expectAnswer('createLink', answer);
    expect(answer.body).toMatchObject({ type: 'product', marketplace: world.linkable?.marketplace });
  }),
  linkCase('unknown keys are ignored', linkable, { color: 'red' }, (answer) =>
    expectAnswer('createLink', answer),
  ),
  linkCase(
    'a brand without partnership is 400',
    (world) => world.forbidden,
    {},
    (answer) => expectError(answer, 400, 'You do not have permission to create a link for this product'),
  ),
  linkCase('422 comes before 400', (world) => world.forbidden, { subid1: '' }, invalid),
  linkCase('the id on another marketplace is 404', linkable, {}, async (_, world, target) => {
    const { primaryId, marketplace } = world.linkable ?? { primaryId: '', marketplace: '' };
    const elsewhere = marketplace === 'retailer3.com' ? 'retailer2.com' : 'retailer3.com';
    const body = { product: { primary_id: primaryId, marketplace: elsewhere } };
    unknownProduct(await ask(target, { path, method, body }), world, target);
  }),
  {
    title: 'createLink: an id on one marketplace alone needs no marketplace',
    ask: (world) =>
      world.linkable && { path, method, body: { product: { primary_id: world.linkable.primaryId } } },
    check: (answer) => expectAnswer('createLink', answer),
  },
  {
    title: 'createLink: an id on several marketplaces needs one',
    ask: (world) =>
      world.sharedId ? { path, method, body: { product: { primary_id: world.sharedId } } } : undefined,
    check: invalid,
  },
  linkCase(
    'sharedid on the storefront platform is carried',
    storefront,
    { sharedid: 'my shop' },
    carries({ sharedid: 'my shop' }),
  ),
  linkCase(
    'sharedid, subid1 and subid2 are carried together',
    storefront,
    { sharedid: 's', subid1: 'a', subid2: 'b' },
    carries({ sharedid: 's', subid1: 'a', subid2: 'b' }),
  ),
  linkCase('sharedid elsewhere is 422', linkable, { sharedid: 'shop' }, invalid),
  ...wrongTypes.map((value) =>
    linkCase(`sharedid of ${JSON.stringify(value)} is 422`, storefront, { sharedid: value }, invalid),
  ),
  linkCase(
    'the same request is the same link, 50 at once too',
    linkable,
    { subid1: 'same' },
    async (answer, world, target) => {
      const product = world.linkable && toProduct(world.linkable);
      const body = { subid1: 'same', product };
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => ask(target, { path, method, body })),
      );
      const first = link.parse(answer.body);
      for (const again of answers) expect(link.parse(again.body)).toEqual(first);
    },
  ),
  linkCase('another subid is another link', linkable, { subid1: 'one' }, async (answer, world, target) => {
    const product = world.linkable && toProduct(world.linkable);
    const made = [{ subid1: 'two' }, { subid2: 'one' }, { subid1: 'one', subid2: 'one' }, {}].map((more) =>
      ask(target, { path, method, body: { product, ...more } }),
    );
    const ids = (await Promise.all(made)).map(({ body }) => link.parse(body).id);
    expect(new Set([link.parse(answer.body).id, ...ids]).size).toBe(5);
  }),
];

export const links: Group = {
  name: 'Links',
  cases: [...outcomes, ...contentTypes, ...bodies, ...subidCases],
};
