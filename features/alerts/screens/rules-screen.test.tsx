// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { newRuleSchema, previewSchema } from '@/features/alerts/rule';
import { fill, press } from '@/lib/testing/show-screen';
import { addedRules, brand, channels, sendRule, showRules, visitRules } from './testing/rule-form';

afterEach(() => {
  window.history.replaceState(null, '', '/');
  cleanup();
  vi.unstubAllGlobals();
});

/** Types like a browser, which tells the form of each change. */
const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label, { exact: false }), { target: { value } });

it('shows when the rule would have told, once its sentence is complete, and adds it', async () => {
  const sent = showRules([]);
  expect(await screen.findByText('No rules yet')).toBeTruthy();
  await press('Add rule');
  await screen.findByLabelText('What to watch');
  fill('What to watch', 'threshold');
  await screen.findByText('Complete the sentence to see when it would have told you.');
  sent.length = 0;
  fill('Name', 'Low sales');
  fill('Complete days', '3');
  type('Value', '$1,500.50');
  const told = within(
    await screen.findByRole('list', { name: /^When it would have told you/, hidden: true }),
  );
  expect(told.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'Nov 2▼ −34%Ann Lee',
    'Nov 2▲ +21%Ann Moss',
    'Oct 3Another one',
  ]);
  expect(
    screen.getByText('It would have told you 3 times in the last 90 days.').nextSibling?.textContent,
  ).toBe(
    'Expect about 1 a month, as in the 87 days that are completely loaded. 3 days could not be judged, because their data is not completely loaded. Of 1,234, the 200 with the highest figures are watched. The figure is past the limit already. The rule tells the next time it crosses the limit.',
  );
  fireEvent.click(screen.getByLabelText(/Also send mail to ada@example.com/));
  fill('Channel', channels[0]?.id ?? '');
  await press('Add rule', -1);
  await expect.poll(() => addedRules(sent)).toHaveLength(1);
  const condition = {
    kind: 'threshold',
    values: {
      metric: 'sales',
      currency: 'USD',
      days: 3,
      subject: null,
      each: null,
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
  await screen.findByLabelText('What to watch');
  expect(screen.queryByLabelText(/Also send mail/)).toBeNull();
  fill('What to watch', 'notRefreshed');
  fill('Hours without new data', '48');
  await press('Add rule', -1);
  await expect.poll(() => addedRules(sent)).toHaveLength(1);
  expect(addedRules(sent)[0]).toEqual({
    mail: false,
    channel: null,
    condition: { kind: 'notRefreshed', values: { hours: 48 } },
  });
});

it('begins with what the address asks for, and forgets it when it closes', async () => {
  const sent = visitRules(`add=threshold&metric=clicks&days=14&currency=GBP&subject=brand&id=${brand.id}`);
  await screen.findByRole('option', { name: 'Acme', hidden: true });
  fill('Value', '10');
  const values = { metric: 'clicks', days: 14, currency: 'GBP', each: null, direction: 'below', value: '10' };
  const subject = { kind: 'brand', id: brand.id, name: null };
  expect(await sendRule(sent)).toEqual({ kind: 'threshold', values: { ...values, subject } });
  await expect.poll(() => location.search).toBe('');
});

it.each([
  ['any_creator', { each: 'creator', subject: null }],
  ['any_in_brand', { each: 'product', subject: { kind: 'brand', id: brand.id, name: null } }],
])('takes a change of %s, in one direction', async (whose, values) => {
  const sent = visitRules(`add=change&currency=USD&subject=brand&id=${brand.id}`);
  await screen.findByRole('option', { name: 'Acme', hidden: true });
  fill('Whose', whose);
  fill('Direction', 'below');
  fill('Percent', '20 %');
  fill('Change of at least', '50.50');
  expect(await sendRule(sent)).toEqual({
    kind: 'change',
    values: {
      metric: 'sales',
      days: 7,
      currency: 'USD',
      direction: 'below',
      percent: '20',
      least: '50.50',
      ...values,
    },
  });
});
