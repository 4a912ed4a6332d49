// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type AlertSettings, alertSettingsSchema } from '@/features/alerts/alert-settings';
import { fill, showScreen } from '@/lib/testing/show-screen';
import { SettingsCard } from './settings-card';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(settings: AlertSettings) {
  const sent = showScreen(<SettingsCard />, {
    read: () => settings,
    write: () => sent.at(-1)?.body,
  });
  return sent;
}

it('stores each choice at once, in the shape that the server takes', async () => {
  const sent = show({ quiet: null, perHour: 10 });
  await screen.findByLabelText('Quiet hours');
  fill('Quiet hours', 'daily');
  await expect.poll(() => sent).toHaveLength(1);
  const until = await screen.findByLabelText('Until');
  fireEvent.change(until, { target: { value: '08:30' } });
  fireEvent.blur(until);
  await expect.poll(() => sent).toHaveLength(2);
  await expect.poll(() => screen.getByLabelText('Until') !== until).toBe(true);
  fill('Mails per hour', '2');
  await expect.poll(() => sent).toHaveLength(3);
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(sent.map(({ body }) => alertSettingsSchema.parse(body))).toEqual([
    { quiet: { from: '22:00', to: '07:00', timeZone }, perHour: 10 },
    { quiet: { from: '22:00', to: '08:30', timeZone }, perHour: 10 },
    { quiet: { from: '22:00', to: '08:30', timeZone }, perHour: 2 },
  ]);
});

it('keeps a number that is not among the choices', async () => {
  show({ quiet: null, perHour: 7 });
  expect(await screen.findByLabelText('Mails per hour', { exact: false })).toHaveProperty('value', '7');
});
