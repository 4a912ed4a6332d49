// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { render } from '@/lib/testing/render';
import { MailCard } from './mail-card';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (from: string | null) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MailCard from={from} />
    </QueryClientProvider>,
  );
const press = () => act(async () => screen.getByRole('button', { name: 'Send a test' }).click());

it('names what to set if the server sends no mail', () => {
  show(null);
  for (const name of ['SMTP_URL', 'MAIL_FROM', 'APP_URL']) expect(screen.getByText(name)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('names the sender, sends a test, and says where to', async () => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    asked.push([method, path]);
    return Response.json({ to: 'ada@example.com' });
  });
  show('deck@example.com');
  expect(screen.getByText('Sent from deck@example.com.')).toBeTruthy();
  await press();
  expect((await screen.findByRole('status')).textContent).toBe('A test was sent to ada@example.com.');
  expect(asked).toEqual([['POST', '/api/mail/tests']]);
});

it('says why a test could not be sent', async () => {
  const message = 'The mail server rejected the mail: “550 No such box”.';
  const body = { status: 502, code: 'mail_failed', message, issues: [], requestId: 'r' };
  vi.stubGlobal('fetch', async () => Response.json(body, { status: 502 }));
  show('deck@example.com');
  await press();
  expect((await screen.findByRole('alert')).textContent).toBe(message);
});
