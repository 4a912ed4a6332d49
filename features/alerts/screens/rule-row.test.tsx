// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ShownRule } from '@/features/alerts/alert-shape';
import { ruleChangesSchema } from '@/features/alerts/rule';
import { openPopover } from '@/lib/testing/open-popover';
import { fill, press, showScreen } from '@/lib/testing/show-screen';
import { RuleRow } from './rule-row';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const rule: ShownRule = {
  id: '5d8f4c53-6c1e-4a7e-8a52-0f2f8f6f7a21',
  name: 'Low sales',
  mail: false,
  paused: false,
  channel: null,
  mutedUntil: null,
  owner: 'Ada',
  mine: true,
  lastAlertAt: null,
  about: 'Tell me when sales overall in USD fall below $100.00 over 7 days',
};
const channel = { id: '9d8f4c53-6c1e-4a7e-8a52-0f2f8f6f7a21', name: 'Ops', shape: 'slack', disabled: null };

const show = (rules: ShownRule[]) =>
  showScreen(
    <ul>
      {rules.map((one) => (
        <RuleRow key={one.id} rule={one} mailing />
      ))}
    </ul>,
    { read: () => ({ channels: [channel], manages: false }), write: () => null },
  );

it('pauses rules of others, and deletes own ones after a confirmation', async () => {
  const sent = show([rule, { ...rule, id: '2', name: 'Of Bo', owner: 'Bo', mine: false }]);
  expect(await screen.findByText('Of Bo', { selector: 'span' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete Of Bo' })).toBeNull();
  await press('Pause Of Bo');
  expect(screen.queryByLabelText('Channel of Of Bo')).toBeNull();
  await screen.findByLabelText('Channel of Low sales');
  fill('Channel of Low sales', channel.id);
  await expect.poll(() => sent).toHaveLength(2);
  await press('Delete Low sales');
  expect(await screen.findByText('Its alerts are deleted too.')).toBeTruthy();
  await press('Delete rule');
  await expect.poll(() => sent).toHaveLength(3);
  expect(sent).toEqual([
    { path: 'PATCH /api/alert-rules/2', body: { paused: true } },
    { path: `PATCH /api/alert-rules/${rule.id}`, body: { channel: channel.id } },
    { path: `DELETE /api/alert-rules/${rule.id}`, body: undefined },
  ]);
});

it('mutes a rule that is sent somewhere, and shows until when', async () => {
  const muted = { id: '2', name: 'Muted', mail: true, mutedUntil: '2099-01-01T00:00:00.000Z' };
  const sent = show([rule, { ...rule, id: '3', name: 'Mailed', mail: true }, { ...rule, ...muted }]);
  expect(await screen.findByText(/Only in the bell until/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mute Low sales' })).toBeNull();
  await press('Mute Mailed');
  openPopover(screen.getByRole('menu', { name: 'Mute Mailed', hidden: true }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'For a week', hidden: true }));
  await press('Unmute Muted');
  await expect.poll(() => sent).toHaveLength(2);
  expect(sent[1]).toEqual({ path: 'PATCH /api/alert-rules/2', body: { mutedUntil: null } });
  const { mutedUntil } = ruleChangesSchema.parse(sent[0]?.body);
  expect(Math.round((Number(mutedUntil) - Date.now()) / 86_400_000)).toBe(7);
});
