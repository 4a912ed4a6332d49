// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FailedLine } from '@/components/feedback/failed-line';
import { QuestionFailure } from '@/components/reports/question-failure';
import type { FailureCode } from '@/lib/failure';
import { RequestFailure } from '@/lib/query/request-failure';
import { LoadFailure } from './load-failure';

vi.mock('next/navigation', () => ({
  usePathname: () => '/products',
  useSearchParams: () => new URLSearchParams('q=tea&stock=in'),
}));

afterEach(cleanup);

const failed = (code: FailureCode, status: number, message: string) => ({
  title: 'Products could not be loaded',
  error: new RequestFailure({ code, status, message, issues: [], requestId: 'r1' }),
  onRetry: vi.fn(),
  retrying: false,
});
const signedOut = failed('unauthenticated', 401, 'Sign in first.');

it.each([
  ['a page', <LoadFailure key="page" {...signedOut} />],
  ['a report', <QuestionFailure key="report" {...signedOut} onReset={vi.fn()} />],
  ['a small card', <FailedLine key="card" {...signedOut} />],
])('blames nobody for %s after signing out, and leads back to it', (_, part) => {
  render(part);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('You are signed out');
  expect(alert.textContent).not.toMatch(/fault|Sign in first/);
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    '/sign-in?callbackUrl=%2Fproducts%3Fq%3Dtea%26stock%3Din',
  );
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('takes the blame for what is ours, and tries again', () => {
  render(<LoadFailure {...failed('internal', 500, 'Something went wrong.')} />);
  expect(screen.getByRole('alert').textContent).toContain('The fault is in Partnerdeck.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
