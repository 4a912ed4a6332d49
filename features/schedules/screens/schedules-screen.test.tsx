// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import {
  newScheduleSchema,
  scheduleChangesSchema,
  schedulePreviewSchema,
} from '@/features/schedules/schedule';
import type { SchedulesAnswer, ShownSchedule } from '@/features/schedules/schedule-shape';
import { visit } from '@/lib/testing/next/navigation';
import { fill, press, showScreen } from '@/lib/testing/show-screen';
import { SchedulesScreen } from './schedules-screen';

afterEach(() => {
  visit('/');
  cleanup();
  vi.unstubAllGlobals();
});

const ada = 'a0000000-0000-4000-8000-000000000001';
const bo = 'b0000000-0000-4000-8000-000000000002';
const view = 'c0000000-0000-4000-8000-000000000003';
const id = 'd0000000-0000-4000-8000-000000000004';
const outside = { id: 'r2', userId: null, name: 'ops@brand.example' };

const schedule: ShownSchedule = {
  id,
  name: 'Weekly sales',
  owner: 'Ada',
  mine: true,
  paused: false,
  source: { kind: 'view', page: '/reports', name: 'Sales' },
  plan: { every: 'week', weekday: 1, at: '07:00', timeZone: 'Europe/Berlin' },
  content: { range: 'last-week', weekStart: 1, format: 'csv', perBrand: false, waitFor: null },
  nextAt: '2099-06-01T05:00:00.000Z',
  last: {
    state: 'sent',
    at: '2026-06-01T05:00:00.000Z',
    problem: null,
    mails: { sent: 2, waiting: 0, failed: 1 },
  },
  recipients: [
    { id: 'r1', userId: ada, name: 'Ada', state: 'active' },
    { ...outside, state: 'unconfirmed' },
  ],
};

function show(schedules: ShownSchedule[], more: Partial<SchedulesAnswer> = {}) {
  const answer: SchedulesAnswer = {
    schedules,
    mailing: true,
    outside: true,
    views: [{ id: view, page: '/reports', name: 'Sales', brands: true }],
    people: [
      { id: ada, name: 'Ada' },
      { id: bo, name: 'Bo' },
    ],
    ...more,
  };
  return showScreen(<SchedulesScreen userId={ada} />, {
    read: () => answer,
    write: (path) =>
      path.endsWith('/previews') ? { subject: 'Reports: June', html: '<p>Hi</p>', files: ['a.csv'] } : { id },
  });
}

it('previews and schedules a view, in the shape that the server takes', async () => {
  visit(`/?add=view:${view}`);
  const sent = show([]);
  await screen.findByLabelText('What to send', { exact: false });
  await press('Schedule report', -1);
  expect(await screen.findByText('Enter a name')).toBeTruthy();
  fill('Name', 'Monthly');
  fill('How often', 'month');
  fill('Day of the month', '3');
  fireEvent.change(screen.getByLabelText('At'), { target: { value: '08:30' } });
  fireEvent.change(screen.getByLabelText('Range'), { target: { value: 'last-month' } });
  fill('File with all rows', 'xlsx');
  fill('Wait', 'settled');
  fireEvent.click(screen.getByLabelText('One mail per brand', { exact: false }));
  await press('Preview');
  expect(await screen.findByTitle('The mail')).toHaveProperty('srcdoc', '<p>Hi</p>');
  expect(screen.getByText('Attached: a.csv')).toBeTruthy();
  fireEvent.click(screen.getByLabelText('Bo'));
  fill('Addresses outside', 'ops@brand.example\ncfo@brand.example');
  await press('Schedule report', -1);
  await expect.poll(() => sent).toHaveLength(2);
  const content = { range: 'last-month', weekStart: 1, format: 'xlsx', perBrand: true, waitFor: 'settled' };
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(schedulePreviewSchema.parse(sent[0]?.body)).toEqual({ source: { kind: 'view', view }, content });
  expect(newScheduleSchema.parse(sent[1]?.body)).toEqual({
    name: 'Monthly',
    source: { kind: 'view', view },
    content,
    plan: { every: 'month', day: 3, at: '08:30', timeZone },
    members: [ada, bo],
    addresses: ['ops@brand.example', 'cfo@brand.example'],
  });
});

it('says what was sent, and changes, pauses, sends and deletes a report', async () => {
  const sent = show([schedule]);
  expect(await screen.findByText('Sales, Last week')).toBeTruthy();
  expect(screen.getByText('Every Monday at 07:00, Europe/Berlin')).toBeTruthy();
  expect(screen.getByText(/2 mails sent, 1 not sent\./)).toBeTruthy();
  await press('Ask ops@brand.example again');
  await press('Pause Weekly sales');
  await press('Send Weekly sales now');
  expect(await screen.findByText(/^1 recipient gets it within a minute/)).toBeTruthy();
  await press('Send now', -1);
  await waitFor(() => expect(screen.queryByText(/^1 recipient gets it/)).toBeNull());
  expect(sent).toHaveLength(3);
  await press('Change Weekly sales');
  expect(await screen.findByLabelText('Addresses outside', { exact: false })).toHaveProperty(
    'value',
    outside.name,
  );
  fill('Day of the week', '5');
  await press('Save');
  await waitFor(() => expect(screen.queryByLabelText('Addresses outside', { exact: false })).toBeNull());
  expect(sent).toHaveLength(4);
  await press('Delete Weekly sales');
  await press('Delete report');
  await expect.poll(() => sent).toHaveLength(5);
  expect(sent.map(({ path }) => path)).toEqual([
    'POST /api/report-recipients/r2/confirmations',
    `PATCH /api/report-schedules/${id}`,
    `POST /api/report-schedules/${id}/mails`,
    `PATCH /api/report-schedules/${id}`,
    `DELETE /api/report-schedules/${id}`,
  ]);
  expect(sent[1]?.body).toEqual({ paused: true });
  const { name, content, plan } = schedule;
  expect(scheduleChangesSchema.parse(sent[3]?.body)).toEqual({
    name,
    content,
    plan: { ...plan, weekday: 5 },
    members: [ada],
    addresses: [outside.name],
  });
});

it('shows an example where no mail can be sent, and pauses reports of others', async () => {
  const sent = show([{ ...schedule, mine: false, owner: 'Bo', source: null }], {
    mailing: false,
    outside: false,
    views: [],
  });
  expect(await screen.findByText('This server sends no mail yet, so nothing is sent.')).toBeTruthy();
  expect(screen.getByText('Its saved view was deleted, so nothing is sent.')).toBeTruthy();
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    null,
    'Pause Weekly sales',
  ]);
  await press('Example of a mail');
  expect(await screen.findByText(/The preview shows what it would send\.$/)).toBeTruthy();
  expect(screen.queryByLabelText('Name')).toBeNull();
  await press('Preview');
  expect(await screen.findByTitle('The mail')).toHaveProperty('srcdoc', '<p>Hi</p>');
  expect(sent.map(({ path }) => path)).toEqual(['POST /api/report-schedules/previews']);
  expect(schedulePreviewSchema.parse(sent[0]?.body).source).toEqual({ kind: 'statement', currency: 'USD' });
});

it.each([
  [{ state: 'waiting', problem: null }, 'settled', 'it waits until its figures no longer change.'],
  [{ state: 'waiting', problem: null }, null, 'it is being made.'],
  [{ state: 'waiting', problem: 'The list is loading.' }, null, 'it is tried again. The list is loading.'],
  [{ state: 'failed', problem: 'It was deleted.' }, null, 'not made. It was deleted.'],
] as const)('says what becomes of a report: %o', async (edition, waitFor, text) => {
  const last = { ...edition, at: '2026-06-01T05:00:00.000Z', mails: { sent: 0, waiting: 0, failed: 0 } };
  show([{ ...schedule, last, content: { ...schedule.content, waitFor } }]);
  expect(
    await screen.findByText((_, element) => element?.tagName === 'P' && element.textContent.includes(text)),
  ).toBeTruthy();
});
