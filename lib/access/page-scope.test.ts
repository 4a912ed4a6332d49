import { expect, it } from 'vitest';
import { pageScope, requirePageOf } from './page-scope';

const member = {
  sessionId: 's',
  userId: 'me',
  name: 'Ada',
  email: 'ada@example.com',
  demo: false,
  creatorEarnings: false,
  workspaceId: 'home',
  workspaceName: 'Home',
  role: 'owner' as const,
};
const from = (scope: string | null) => () => requirePageOf(scope, member);

it('allows its own page, also with a previous role, and requests without a page', () => {
  expect(from(pageScope(member))).not.toThrow();
  expect(from(pageScope({ ...member, role: 'analyst' }))).not.toThrow();
  expect(from(null)).not.toThrow();
});

it.each([
  { ...member, workspaceId: 'other' },
  { ...member, userId: 'you' },
])('refuses the page of another workspace or person', (other) => {
  expect(from(pageScope(other))).toThrow(expect.objectContaining({ code: 'elsewhere' }));
});
