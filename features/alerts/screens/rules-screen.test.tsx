// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { newRuleSchema, previewSchema } from '@/features/alerts/rule';
import { fill, press } from '@/lib/testing/show-screen';
import { brand, channels, sendRule, showRules, visitRules } from './testing/rule-form';

afterEach(() => {
  window.history.replaceState(null, '', '/');
  cleanup();
  vi.unstubAllGlobals();
});

it('previews and adds a rule, in the shape that the server takes', async () => {
  const sent = showRules([]);
  expect(await screen.findByText('No rules yet')).toBeTruthy();
  await press('Add rule');
  await screen.findByLabelText('Tell me when');
  fill('Name', 'Low sales');
  fill('Complete days', '3');
  fill('Value', '$1,500.50');
  await press('Preview');
  expect(
    await screen.findByText(
      'In the last 90 days this would have fired 2 times: Nov 2 and Oct 3. 3 days could not be judged, because their data is not completely loaded. The figure is past the limit already. The rule fires the next time it crosses the limit.',
    ),
  ).toBeTruthy();
  fireEvent.click(screen.getByLabelText(/Also send mail to ada@example.com/));
  fill('Channel', channels[0]?.id ?? '');
  await press('Add rule', -1);
  await expect.poll(() => sent).toHaveLength(2);
  const condition = {
    kind: 'threshold',
    values: {
      metric: 'sales',
      currency: 'USD',
      days: 3,
      subject: null,
      direction: 'below',
      value: '1500.50',
    },
  };
  expect(sent).toEqual([
    { path: 'POST /api/alert-rules/previews', body: { condition } },
    {
      path: 'POST /api/alert-rules',
      body: { name: 'Low sales', condition, mail: true, channel: channels[0]?.id },
    },
  ]);
  expect(previewSchema.safeParse(sent[0]?.body).success).toBe(true);
  expect(newRuleSchema.safeParse(sent[1]?.body).success).toBe(true);
});

it('asks for what each kind needs, and offers no mail where none can be sent', async () => {
  const sent = showRules([], { mailing: false });
  await screen.findByText('No rules yet');
  await press('Add rule');
  await screen.findByLabelText('Tell me when');
  expect(screen.queryByLabelText(/Also send mail/)).toBeNull();
  await press('Add rule', -1);
  expect(await screen.findByText('Enter a name')).toBeTruthy();
  fill('Name', 'Rule');
  fill('Tell me when', 'notRefreshed');
  expect(screen.queryByRole('button', { name: 'Preview', hidden: true })).toBeNull();
  fill('Hours without new data', '48');
  await press('Add rule', -1);
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]?.body).toEqual({
    name: 'Rule',
    mail: false,
    channel: null,
    condition: { kind: 'notRefreshed', values: { hours: 48 } },
  });
});

it('begins with what the address asks for, and forgets it when it closes', async () => {
  const sent = visitRules(`add=threshold&metric=clicks&days=14&currency=GBP&subject=brand&id=${brand.id}`);
  await screen.findByRole('option', { name: 'Acme', hidden: true });
  fill('Value', '10');
  const values = { metric: 'clicks', days: 14, currency: 'GBP', direction: 'below', value: '10' };
  const subject = { kind: 'brand', id: brand.id, name: null };
  expect(await sendRule(sent)).toEqual({ kind: 'threshold', values: { ...values, subject } });
  await expect.poll(() => location.search).toBe('');
});
