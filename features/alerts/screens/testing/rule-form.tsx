import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { ShownRule } from '@/features/alerts/alert-shape';
import type { PreviewAnswer } from '@/features/alerts/preview-shape';
import { newRuleSchema, previewSchema } from '@/features/alerts/rule';
import { fill, press, type Sent, showScreen } from '@/lib/testing/show-screen';
import { RulesScreen } from '../rules-screen';

const rule: ShownRule = {
  channel: null,
  id: '5d8f4c53-6c1e-4a7e-8a52-0f2f8f6f7a21',
  name: 'Low sales',
  mail: false,
  paused: false,
  mutedUntil: null,
  about: 'Tell me when sales overall in USD fall below $100.00 over 7 days',
  owner: 'Ada',
  mine: true,
  lastAlertAt: null,
};
const preview: PreviewAnswer = {
  range: { from: '2026-08-29', to: '2026-11-26' },
  days: [
    { day: '2026-10-03', alerts: 1 },
    { day: '2026-11-02', alerts: 2 },
  ],
  told: [
    { day: '2026-11-02', side: 'below', by: '−34%', brief: 'Ann Lee', text: 'Sales fell' },
    { day: '2026-11-02', side: 'above', by: '+21%', brief: 'Ann Moss', text: 'Sales rose' },
    { day: '2026-10-03', side: null, by: null, brief: null, text: 'Another one' },
  ],
  gaps: [{ from: '2026-08-29', to: '2026-08-31' }],
  course: null,
  recordedSince: null,
  now: { alerts: 0, texts: [] },
  watched: { count: 200, of: 1_234 },
  perMonth: 1.03,
  holds: 'limit',
  basis: { complete: false, rows: [], lists: [], unknownValues: [] },
};

/** Goals tell only of the present. */
const previewOf = (body: unknown): PreviewAnswer =>
  previewSchema.parse(body).condition.kind === 'goal'
    ? {
        ...preview,
        range: null,
        days: [],
        told: [],
        gaps: [],
        perMonth: null,
        now: { alerts: 5, texts: ['The goal is missed'] },
      }
    : preview;

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

/** The rules that were added. Previews are sent meanwhile. */
export const addedRules = (sent: readonly Sent[]) =>
  sent.flatMap(({ path, body }) => (path === 'POST /api/alert-rules' ? [body] : []));

/** Shows the page with these rules. Returns what it sends. */
export function showRules(rules: ShownRule[], { mailing = true } = {}) {
  return showScreen(<RulesScreen email="ada@example.com" />, {
    read: (path) => lists[path.split('?')[0] ?? ''] ?? { rules, mailing },
    write: (path, body) => (path.endsWith('/previews') ? previewOf(body) : { id: rule.id }),
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
  await expect.poll(() => addedRules(sent)).toHaveLength(1);
  const rule = newRuleSchema.safeParse(addedRules(sent)[0]);
  expect(rule.error).toBeUndefined();
  await waitFor(() => expect(screen.queryByLabelText('What to watch')).toBeNull());
  return rule.data?.condition;
}
