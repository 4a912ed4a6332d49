import { expect, it } from 'vitest';
import { isOperator, refuseOperatorAddress } from './operators';

const listed = { OPERATORS: ['ada@example.com'] };

it.each([
  [{ email: 'ada@example.com', demo: false }, true],
  [{ email: 'Ada@Example.com', demo: false }, true],
  // Everyone may open the demo.
  [{ email: 'ada@example.com', demo: true }, false],
  [{ email: 'bo@example.com', demo: false }, false],
  [{ email: 'ada@example.com.example', demo: false }, false],
])('%j runs the installation: %s', (member, expected) => {
  expect(isOperator(listed, member)).toBe(expected);
  expect(isOperator({ OPERATORS: [] }, member)).toBe(false);
});

it.each(['ada@example.com', ' ADA@example.com', 'ada\u200B@example.com'])(
  'nobody signs up as “%s”',
  (email) => {
    expect(() => refuseOperatorAddress(listed, email)).toThrow(/could not make an account/);
    expect(() => refuseOperatorAddress({ OPERATORS: [] }, email)).not.toThrow();
  },
);
