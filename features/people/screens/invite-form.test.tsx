// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { FormState } from '@/lib/server/http/form';
import { render } from '@/lib/testing/render';
import { InviteForm } from './invite-form';

afterEach(cleanup);

const once = 'https://deck.example/invite/abc';
const press = () => act(async () => screen.getByRole('button', { name: 'Create invite link' }).click());
const link = () => screen.findByLabelText<HTMLInputElement>('Invitation link');

it('asks for no e-mail if the server sends no mail', async () => {
  render(<InviteForm roles={['analyst']} mails={false} action={async () => ({ once })} />);
  expect(screen.queryByLabelText(/E-mail/)).toBeNull();
  await press();
  expect((await link()).value).toBe(once);
  expect(screen.queryByRole('status')).toBeNull();
});

it.each([
  'The invitation was sent to bo@example.org. You can also copy the link.',
  'The mail to bo@example.org was not sent. The mail server did not answer in time. Copy the link.',
])('sends the e-mail, and shows what became of the mail beside the link: %s', async (note) => {
  const action = vi.fn(async (_: FormState, _form: FormData): Promise<FormState> => ({ once, note }));
  render(<InviteForm roles={['analyst', 'creator']} mails action={action} />);
  fireEvent.change(screen.getByLabelText(/E-mail/), { target: { value: 'bo@example.org' } });
  await press();
  const [, form] = action.mock.calls[0] ?? [];
  expect([form?.get('role'), form?.get('email')]).toEqual(['analyst', 'bo@example.org']);
  expect(screen.getByRole('status').textContent).toBe(note);
  expect((await link()).value).toBe(once);
});

it('shows a wrong e-mail at its field, and keeps it', async () => {
  const action = async (): Promise<FormState> => ({
    message: 'Check the field below.',
    issues: [{ field: 'email', message: 'Enter an e-mail address' }],
    values: { email: 'bo@', role: 'analyst' },
  });
  render(<InviteForm roles={['analyst']} mails action={action} />);
  await press();
  const field = screen.getByLabelText<HTMLInputElement>(/E-mail/);
  expect([field.value, document.activeElement]).toEqual(['bo@', field]);
  expect(screen.getByText('Enter an e-mail address')).toBeTruthy();
});
