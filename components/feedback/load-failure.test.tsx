// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FailureCode } from '@/lib/base/failure';
import { RequestFailure } from '@/lib/client/request-failure';
import { visit } from '@/lib/testing/next/navigation';
import { render } from '@/lib/testing/render';
import { FailedLine } from './failed-line';
import { LoadFailure } from './load-failure';

beforeEach(() => visit('/products?q=tea&stock=in'));

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

it.each([
  ['a page', LoadFailure],
  ['a small card', FailedLine],
])('leads %s of another workspace to the one that a tab went on to', (_, Failed) => {
  render(<Failed {...failed('elsewhere', 409, 'Reload this page to go on there.')} />);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('Reload this page to go on there.');
  expect(alert.textContent).not.toMatch(/fault|r1/);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Reload']);
});

it('takes the blame for our own errors, and retries', () => {
  render(<LoadFailure {...failed('internal', 500, 'Something went wrong.')} />);
  expect(screen.getByRole('alert').textContent).toContain('The fault is in Partnerdeck.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('says what is wrong with an invalid request, and links to a valid one', () => {
  const refused = failed('invalid_input', 422, 'Input Validation Failed');
  const { rerender } = render(<LoadFailure {...refused} />);
  expect(screen.getByRole('alert').textContent).not.toMatch(/fault|r1/);
  expect(screen.getByRole('link', { name: 'Clear filters' }).getAttribute('href')).toBe('/products');
  rerender(<LoadFailure {...refused} reset={<button type="button">Show the last 28 days</button>} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Show the last 28 days',
  ]);
});
