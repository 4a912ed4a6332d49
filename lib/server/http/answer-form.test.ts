import { expect, it, vi } from 'vitest';
import { Failure } from '@/lib/base/failure';
import { answerForm } from './answer-form';

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
const asIs = (sentence: string) => sentence;
const typed = { name: 'Ada', email: 'ada@example.com' };

it('returns the result of a valid form', async () => {
  await expect(answerForm(formOf(typed), async () => ({ done: 'Saved.' }), asIs)).resolves.toEqual({
    done: 'Saved.',
  });
});

it('a rejected form keeps typed values, except passwords, codes and framework fields', async () => {
  const secrets = { password: 'secret', newPassword: 'secret', code: '123456' };
  const form = formOf({ ...typed, ...secrets, $ACTION_KEY: 'x' });
  const issues = [{ field: 'email', message: 'Enter an e-mail address' }];
  const state = await answerForm(
    form,
    async () => {
      throw new Failure('invalid_input', 'Check the fields below.', { issues });
    },
    asIs,
  );
  expect(state).toEqual({ message: 'Check the fields below.', issues, values: typed });
});

it.each([new Failure('internal', 'Broken.'), new Error('NEXT_REDIRECT')])('rethrows %s', async (error) => {
  const answer = answerForm(formOf(typed), () => Promise.reject(error), asIs);
  await expect(answer).rejects.toBe(error);
});

it('rejects a NUL next to its field before running the action', async () => {
  const work = vi.fn(async () => ({}));
  const state = await answerForm(formOf({ ...typed, email: 'a\0@b.co' }), work, asIs);
  expect(work).not.toHaveBeenCalled();
  expect(state.issues).toEqual([{ field: 'email', message: expect.stringContaining('NUL') }]);
});

it('a repeated field does not hide a NUL in its first value', async () => {
  const form = formOf({ name: 'a\0' });
  form.append('name', 'Ada');
  await expect(answerForm(form, async () => ({}), asIs)).resolves.toHaveProperty('issues');
});

it('a password may contain a NUL, because only its hash is stored', async () => {
  const work = vi.fn(async () => ({}));
  await answerForm(formOf({ ...typed, password: 'a\0 long password' }), work, asIs);
  expect(work).toHaveBeenCalledOnce();
});
