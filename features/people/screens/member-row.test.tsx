// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { render } from '@/lib/testing/render';
import { MemberRow } from './member-row';

afterEach(cleanup);

const person = {
  userId: '1',
  name: 'Ada',
  email: 'ada@example.com',
  role: 'analyst',
  joinedAt: '2026-11-28T12:00:00.000Z',
} as const;
const show = (factors: 'both' | 'app' | 'passkey' | 'none' | null) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemberRow person={{ ...person, factors }} isMe={false} roles={[]} canLeave={false} resets />
    </QueryClientProvider>,
  );

it.each([
  ['both', 'Second factor: authenticator app and passkey'],
  ['app', 'Second factor: authenticator app'],
  ['passkey', 'Second factor: passkey'],
  ['none', 'No second factor'],
] as const)('says which second factors a member has: %s', (factors, text) => {
  show(factors);
  expect(screen.getByText(text)).toBeTruthy();
});

it('says nothing of second factors to others than owners', () => {
  show(null);
  expect(screen.getByText('Ada')).toBeTruthy();
  expect(screen.queryByText(/second factor/i)).toBeNull();
});
