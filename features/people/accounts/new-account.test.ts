import { expect, it } from 'vitest';
import { readNewAccount } from './new-account';

const environment = { OPERATORS: ['ada@example.com'] };

function formOf(email: string): FormData {
  const form = new FormData();
  const values = { name: 'Ada', email, password: 'seven green kettles hum' };
  for (const [field, value] of Object.entries(values)) form.set(field, value);
  return form;
}

it('reads a sign-up', () => {
  expect(readNewAccount(environment, formOf('bo@example.com'))).toMatchObject({ email: 'bo@example.com' });
});

it.each(['ada@example.com', ' Ada@Example.com ', 'mailto:ada@example.com', 'ada@example.com\u200B'])(
  'refuses “%s”, which is the address of someone who runs the installation',
  (email) => {
    expect(() => readNewAccount(environment, formOf(email))).toThrow(
      /^We could not make an account with this e-mail/,
    );
  },
);
