import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { PreviewAnswer, ShownRule } from '@/features/alerts/alert-shape';
import { newRuleSchema } from '@/features/alerts/rule';
import { fill, press, showScreen } from '@/lib/testing/show-screen';
import { RulesScreen } from '../rules-screen';

const rule: ShownRule = {
  channel: null,
  id: '5d8f4c53-6c1e-4a7e-8a52-0f2f8f6f7a21',
  name: 'Low sales',
  mail: false,
  paused: false,
  mutedUntil: null,
  about: 'Sales of the last 7 days (USD) below $100.00',
  owner: 'Ada',
  mine: true,
  lastAlertAt: null,
};
const preview: PreviewAnswer = {
  range: { from: '2026-08-29', to: '2026-11-26' },
  days: ['2026-10-03', '2026-11-02'],
  unknown: 3,
  holds: 'limit',
  basis: { complete: false, rows: [], lists: [], unknownValues: [] },
};

export const channels = [
  { id: '9d8f4c53-6c1e-4a7e-8a52-0f2f8f6f7a21', name: 'Ops', shape: 'slack', disabled: null, address: null },
];
export const campaign = { id: 'ca000000-0000-4000-8000-000000000001', name: 'Summer' };
export const brand = { id: 'b0000000-0000-4000-8000-00000000000a', name: 'Acme' };
export const creator = 'c0000000-0000-4000-8000-00000000000a';
export const other = 'c0000000-0000-4000-8000-00000000000b';
const hits = {
  brands: [],
  campaigns: [],
  creators: [
    { id: creator, label: 'Ann Lee', detail: 'ann@example.com', path: '' },
    { id: other, label: 'Ann Moss', detail: 'moss@example.com', path: '' },
  ],
  products: [
    { id: 'marketplace.com/B0A', label: 'Blue hat', detail: 'marketplace.com · B0A', path: '' },
    { id: 'other.com/B0A', label: 'Blue hat', detail: 'other.com · B0A', path: '' },
  ],
};
/** What the form offers, by path. */
const lists: Record<string, unknown> = {
  '/api/alert-channels': { channels, manages: false },
  '/api/catalog/campaigns': { rows: [{ campaign, pacing: { state: 'steady' } }] },
  '/api/margins/subjects': { brands: [brand], categories: [] },
  '/api/search': { hits, unread: [] },
};

/** Shows the page with these rules. Returns what it sends. */
export function showRules(rules: ShownRule[], { mailing = true } = {}) {
  return showScreen(<RulesScreen email="ada@example.com" />, {
    read: (path) => lists[path.split('?')[0] ?? ''] ?? { rules, mailing },
    write: (path) => (path.endsWith('/previews') ? preview : { id: rule.id }),
  });
}

/** Shows the page at an address. */
export function visitRules(search: string) {
  window.history.replaceState(null, '', `?${search}`);
  return showRules([]);
}

/**
 * The condition that is sent after the fields of a kind are filled, which the server takes. Ends once the form is closed
 * and has cleared the address.
 */
export async function sendRule(sent: ReturnType<typeof showRules>) {
  fill('Name', 'Rule');
  await press('Add rule', -1);
  await expect.poll(() => sent).toHaveLength(1);
  const rule = newRuleSchema.safeParse(sent[0]?.body);
  expect(rule.error).toBeUndefined();
  await waitFor(() => expect(screen.queryByLabelText('Tell me when')).toBeNull());
  return rule.data?.condition;
}
