import { describe, expect, it } from 'vitest';
import { rankActions } from './rank-actions';
import type { ActionKind } from './today-shape';

describe('actions', () => {
  const found = (kind: ActionKind, currency: string, amount: string | null) => ({
    kind,
    subject: `${currency} ${amount}`,
    since: null,
    path: '',
    changesUntil: null,
    stake: amount === null ? null : { of: 'sales' as const, currency, amount, range: null, estimate: true },
    tell: () => ({ text: '', why: '' }),
  });

  it('are ranked by how many orders of their currency are at stake, after what all depends on', () => {
    const orders = new Map([
      ['USD', 20],
      ['JPY', 3000],
    ]);
    const ranked = rankActions(
      [
        found('recruit', '', null),
        found('fell', 'JPY', '9000'),
        found('fell', 'USD', '100'),
        found('wasted', 'USD', '40'),
        found('key', '', null),
      ],
      orders,
    );
    expect(ranked.map(({ kind, subject }) => `${kind} ${subject}`)).toEqual([
      'key  null',
      'fell USD 100',
      'fell JPY 9000',
      'wasted USD 40',
      'recruit  null',
    ]);
  });

  it('are at most three of a kind', () => {
    const all = ['10', '20', '30', '40'].map((amount) => found('wasted', 'USD', amount));
    expect(rankActions(all, new Map()).map(({ stake }) => stake?.amount)).toEqual(['40', '30', '20']);
  });
});
