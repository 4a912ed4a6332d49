// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { channelChangesSchema, newChannelSchema } from '@/features/alerts/channel';
import type { ShownChannel, ShownDelivery } from '@/features/alerts/channel-shape';
import { fill, press, showScreen } from '@/lib/testing/show-screen';
import { ChannelsCard } from './channels-card';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const channel: ShownChannel = {
  id: '5d8f4c53-6c1e-4a7e-8a52-0f2f8f6f7a21',
  name: 'Ops',
  shape: 'webhook',
  disabled: null,
  failingSince: null,
  address: 'hooks.example/…abcd',
  perHour: 10,
};
const delivery: ShownDelivery = {
  id: '7d8f4c53-6c1e-4a7e-8a52-0f2f8f6f7a21',
  rule: 'Low sales',
  state: 'waiting',
  status: 503,
  problem: null,
  at: '2026-11-04T06:00:00.000Z',
  nextAt: '2026-11-04T06:05:00.000Z',
};
const secret = 'whsec_c2VjcmV0';

function show(channels: ShownChannel[], { tested = delivery } = {}) {
  return showScreen(<ChannelsCard adds />, {
    read: (path) => (path.endsWith('/deliveries') ? { deliveries: [delivery] } : { channels, manages: true }),
    write: (path) => (/tests$|attempts$/.test(path) ? tested : { id: channel.id, secret }),
  });
}

it('adds a channel in the shape that the server takes, and shows its secret once', async () => {
  const sent = show([]);
  expect(await screen.findByText('No channels yet')).toBeTruthy();
  await press('Add channel');
  await screen.findByLabelText('Shape');
  await press('Add channel', -1);
  for (const missing of ['Enter a name', 'Enter the address'])
    expect(await screen.findByText(missing)).toBeTruthy();
  fill('Name', 'Ops');
  fill('Address', 'https://hooks.example/abcd');
  fill('Messages per hour', '3');
  await press('Add channel', -1);
  expect(await screen.findByDisplayValue(secret)).toBeTruthy();
  const body = { name: 'Ops', address: 'https://hooks.example/abcd', shape: 'webhook', perHour: 3 };
  expect(sent).toEqual([{ path: 'POST /api/alert-channels', body }]);
  expect(newChannelSchema.safeParse(body).success).toBe(true);
  await press('Done');
  expect(screen.queryByDisplayValue(secret)).toBeNull();
});

it('changes a channel, and keeps its address if none is entered', async () => {
  const sent = show([channel]);
  await press('Change Ops');
  expect(await screen.findByText('Leave it empty to keep hooks.example/…abcd.')).toBeTruthy();
  fill('Name', 'Team');
  await press('Save');
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent).toEqual([
    { path: `PATCH /api/alert-channels/${channel.id}`, body: { name: 'Team', perHour: 10 } },
  ]);
  expect(channelChangesSchema.safeParse(sent[0]?.body).success).toBe(true);
});

it('says why a test did not arrive, and why a channel is disabled', async () => {
  const tested: ShownDelivery = { ...delivery, rule: null, state: 'failed', status: null, problem: 'tls' };
  show([{ ...channel, disabled: 'gone' }], { tested });
  expect(await screen.findByText(/Its receiver answered that it has gone/)).toBeTruthy();
  await press('Send a test to Ops');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The test was not delivered. The host of its address has no valid certificate.',
  );
});

it('says since when nothing has arrived, until it is disabled', async () => {
  const failing = { ...channel, failingSince: '2026-11-04T06:00:00.000Z' };
  show([failing, { ...failing, id: '2', name: 'Gone', disabled: 'failing' }]);
  expect(await screen.findByText('Failing')).toBeTruthy();
  expect(screen.getAllByText(/Nothing has arrived since/)).toHaveLength(1);
});

it('lists deliveries with what became of them, and sends one again', async () => {
  const sent = show([channel]);
  await press('Deliveries of Ops');
  expect(await screen.findByText('HTTP status 503.')).toBeTruthy();
  for (const text of ['Waiting', 'Low sales']) expect(screen.getByText(text)).toBeTruthy();
  await press('Send Low sales again');
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent).toEqual([{ path: `POST /api/alert-deliveries/${delivery.id}/attempts`, body: undefined }]);
});

it('replaces a secret and deletes a channel after a confirmation', async () => {
  const sent = show([channel, { ...channel, id: '2', name: 'Chat', shape: 'slack' }]);
  await screen.findByText('Chat');
  expect(screen.queryByRole('button', { name: 'New secret for Chat' })).toBeNull();
  await press('New secret for Ops');
  await press('Replace secret');
  expect(await screen.findByDisplayValue(secret)).toBeTruthy();
  await press('Delete Chat');
  await press('Delete channel');
  await expect.poll(() => sent).toHaveLength(2);
  expect(sent.map(({ path }) => path)).toEqual([
    `POST /api/alert-channels/${channel.id}/secret`,
    'DELETE /api/alert-channels/2',
  ]);
});
