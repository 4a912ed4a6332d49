// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { render } from '@/lib/testing/render';
import { SignInError } from './sign-in-error';

afterEach(cleanup);

it.each([
  ['internal', /Something went wrong on our side/],
  ['throttled', /Too many attempts/],
  ['Callback', /Sign-in failed/],
  ['Failed query: select', /Sign-in failed/],
])('says in words what %s means', (code, words) => {
  render(<SignInError code={code} />);
  const { textContent } = screen.getByRole('alert');
  expect(textContent).toMatch(words);
  expect(textContent).not.toContain(code);
});

it.each([undefined, ['internal', 'conflict']])('renders nothing without a single code: %j', (code) => {
  const { container } = render(<SignInError code={code} />);
  expect(container.textContent).toBe('');
});
