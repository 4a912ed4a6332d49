import { expect, it } from 'vitest';
import type { ClicksAnswer, LinkClicks } from '@/lib/links/history-shape';
import { joinClicks } from './history-clicks';

const some: LinkClicks = { clicks: 3, lastDay: '2026-11-20', provisional: false };
const zero: LinkClicks = { clicks: 0, lastDay: null, provisional: false };

function answer(state: ClicksAnswer['state'], links: ClicksAnswer['links'] = {}): ClicksAnswer {
  return { state, asOf: null, refreshing: false, links };
}

it.each([
  ['no clicks in an answered page', [['a', 'b']], [answer('complete', { a: some })], { a: some, b: zero }],
  ['a page that failed', [['a'], ['b']], [answer('partial', { a: some }), undefined], { a: some }],
  ['a page that failed first', [['a'], ['b']], [undefined, answer('complete')], { b: zero }],
  ['none held', [['a']], [answer('none')], {}],
  ['no seller key', [['a']], [answer('no-key')], {}],
])('%s', (_, pages, answers, known) => {
  expect(Object.fromEntries(joinClicks(pages, answers))).toEqual(known);
});
