// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fill, press, showScreen } from '@/lib/testing/show-screen';
import { InviteForm } from './invite-form';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const made = { link: 'https://deck.example/invite/abc', email: null, mailed: false };
const link = async () => (await screen.findByLabelText<HTMLInputElement>('Invitation link')).value;
const read = () => ({});

it('asks for no e-mail if the server sends no mail', async () => {
  const sent = showScreen(<InviteForm roles={['analyst']} mails={false} />, { read, write: () => made });
  expect(screen.queryByLabelText(/E-mail/)).toBeNull();
  await press('Create invite link');
  expect(await link()).toBe(made.link);
  expect(sent).toEqual([{ path: 'POST /api/invitations', body: { role: 'analyst', email: '' } }]);
  expect(screen.queryByRole('status')).toBeNull();
});

it.each([
  [true, 'The invitation is on its way to bo@example.org. You can also copy the link.'],
  [
    false,
    'bo@example.org gets no mail: it refused mail from this server, or was asked something this week. Copy the link and send it yourself.',
  ],
])('sends the e-mail, and shows what became of the mail beside the link: %s', async (mailed, note) => {
  const write = () => ({ ...made, email: 'bo@example.org', mailed });
  const sent = showScreen(<InviteForm roles={['analyst', 'creator']} mails />, { read, write });
  fill('Role', 'creator');
  fill('E-mail', 'bo@example.org');
  await press('Create invite link');
  expect((await screen.findByRole('status')).textContent).toBe(note);
  expect(sent[0]?.body).toEqual({ role: 'creator', email: 'bo@example.org' });
  expect(await link()).toBe(made.link);
});

it('shows a wrong e-mail at its field, and keeps it', async () => {
  const issues = [{ field: 'email', message: 'Enter an e-mail address' }];
  const failure = { code: 'invalid_input', message: 'Check the field below.', issues };
  showScreen(<InviteForm roles={['analyst']} mails />, { read, write: read });
  vi.stubGlobal('fetch', async () => Response.json(failure, { status: 422 }));
  fill('E-mail', 'bo@');
  await press('Create invite link');
  await screen.findByText('Enter an e-mail address');
  const field = screen.getByLabelText<HTMLInputElement>(/E-mail/);
  expect([field.value, document.activeElement]).toEqual(['bo@', field]);
});
