import { expect, it } from 'vitest';
import type { ClicksAnswer, LinkClicks } from '@/features/links/history-shape';
import { makeBasis } from '@/lib/data/terms/basis';
import { joinClicks } from './history-clicks';

const some: LinkClicks = { clicks: 3, lastDay: '2026-11-20', provisional: true };
const zero: LinkClicks = { clicks: 0, lastDay: null, provisional: true };

function answer(state: ClicksAnswer['state'], links: ClicksAnswer['links'] = {}): ClicksAnswer {
  return { state, asOf: null, refreshing: false, links, basis: makeBasis([]) };
}

const at = (marketplace: string, ...ids: string[]) => ids.map((linkId) => ({ linkId, marketplace }));
const covered = (...ids: string[]) => at('marketplace.de', ...ids);

it.each([
  [
    'no clicks in an answered page',
    [covered('a', 'b')],
    [answer('complete', { a: some })],
    { a: some, b: zero },
  ],
  [
    'a page that failed',
    [covered('a'), covered('b')],
    [answer('partial', { a: some }), undefined],
    { a: some },
  ],
  ['a page that failed first', [covered('a'), covered('b')], [undefined, answer('complete')], { b: zero }],
  ['a marketplace that is not reported', [at('retailer2.com', 'a')], [answer('complete')], {}],
  [
    'a marketplace that has rows after all',
    [at('new.example', 'a')],
    [answer('complete', { a: some })],
    { a: some },
  ],
  [
    'a link named like a property of every object',
    [covered('constructor', 'a')],
    [answer('complete', { a: some })],
    { constructor: zero, a: some },
  ],
  ['none held', [covered('a')], [answer('none')], {}],
  ['no seller key', [covered('a')], [answer('no-key')], {}],
])('%s', (_, pages, answers, known) => {
  expect(Object.fromEntries(joinClicks(pages, answers))).toEqual(known);
});
