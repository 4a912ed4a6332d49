// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { scopes } from '@/lib/server/tokens/scopes';
import { render } from '@/lib/testing/render';
import { TokenForm } from './token-form';
import { TokenRow } from './token-row';

afterEach(cleanup);

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const token = 'pd_0000000000000000000000000000000000000000000AbCd12';

it('sends the name, the days and the chosen scopes, and shows the token once with a button that copies it', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const action = vi.fn(async (_: object, _form: FormData) => ({ once: token }));
  render(<TokenForm scopes={scopes} usualDays={90} action={action} />);
  expect(screen.getByLabelText<HTMLSelectElement>('Expires after').value).toBe('90');
  expect(screen.getAllByRole('checkbox', { checked: false })).toHaveLength(5);
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Sheet' } });
  await act(async () => screen.getByLabelText(/^Read links and their clicks/).click());
  await act(async () => screen.getByLabelText(/^Create, import and archive links/).click());
  await press('Create token');
  const [, form] = action.mock.calls[0] ?? [];
  expect([form?.get('name'), form?.get('days'), form?.getAll('scopes')]).toEqual([
    'Sheet',
    '90',
    ['links:read', 'links:write'],
  ]);
  expect((await screen.findByLabelText<HTMLInputElement>('API token')).value).toBe(token);
  await press('Copy token');
  expect(copied).toHaveBeenCalledWith(token);
});

it('offers only the scopes that the member can use, and says what is missing', async () => {
  const issues = [{ field: 'scopes', message: 'Choose at least one scope' }];
  const action = async () => ({ message: 'Input Validation Failed', issues });
  render(<TokenForm scopes={['links:read']} usualDays={90} action={action} />);
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  await press('Create token');
  expect(screen.getByRole('alert').textContent).toBe('Choose at least one scope');
});

const shown = {
  ...{ id: 't1', name: 'Sheet', email: 'ada@example.com', lastFour: 'Cd12', scopes: ['links:read'] },
  ...{ expiresAt: '2027-01-01T00:00:00.000Z', lastUsedAt: null, expired: false },
};

it('is revoked after a confirmation', async () => {
  const revoke = vi.fn(async (_: object, _form: FormData) => ({ done: 'The token was revoked' }));
  render(<TokenRow token={shown} revoke={revoke} />);
  expect(screen.getByText('pd_…Cd12')).toBeTruthy();
  expect(screen.getByText('ada@example.com · links:read')).toBeTruthy();
  expect(screen.getByText('Never used · ends Jan 1, 2027')).toBeTruthy();
  await press('Revoke Sheet');
  expect(revoke).not.toHaveBeenCalled();
  expect(await screen.findByText('Revoke Sheet?')).toBeTruthy();
  await press('Revoke token');
  expect(revoke.mock.calls[0]?.[1].get('id')).toBe('t1');
});

it('says when it has expired', () => {
  render(<TokenRow token={{ ...shown, expired: true }} revoke={async () => ({})} />);
  expect(screen.getByText('Expired')).toBeTruthy();
  expect(screen.getByText('Ended Jan 1, 2027')).toBeTruthy();
});
