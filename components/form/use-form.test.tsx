// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { RequestFailure } from '@/lib/client/request-failure';
import { readField } from '@/lib/server/http/form';
import { render } from '@/lib/testing/render';
import { Form } from './form';
import { FormField } from './form-field';
import { type FormAction, useForm } from './use-form';

afterEach(cleanup);

type Options = Parameters<typeof useForm>[0];

function Example(options: Options) {
  const form = useForm(options);
  return (
    <Form form={form} hidden={{ token: 'abc' }} aria-label="Example">
      <FormField name="name" label="Name" defaultValue="Ada" />
      <FormField name="password" label="Password" type="password" />
      <button type="submit" name="way" value="quick">
        Send
      </button>
      <output>{form.pending ? 'pending' : 'idle'}</output>
    </Form>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = () => act(async () => screen.getByRole('button', { name: 'Send' }).click());
const refuse = [
  { field: 'name', message: 'Too short' },
  { field: 'password', message: 'Too common' },
];

const ways: { title: string; make: (work: () => Promise<object>) => Options }[] = [
  { title: 'a server action', make: (work) => ({ action: (() => work()) satisfies FormAction }) },
  { title: 'a request', make: (send) => ({ send }) },
];

for (const { title, make } of ways) {
  it(`${title} that is rejected shows field errors, focuses the first, and keeps typed text`, async () => {
    render(<Example {...make(async () => ({ message: 'Check the fields.', issues: refuse }))} />);
    type('Name', 'A');
    type('Password', 'secret');
    await press();
    expect(document.activeElement).toBe(field('Name'));
    expect(field('Name').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Too common')).toBeTruthy();
    expect(screen.queryByText('Check the fields.')).toBeNull();
    expect([field('Name').value, field('Password').value]).toEqual(['A', 'secret']);
    type('Name', 'Ada L');
    expect(screen.queryByText('Too short')).toBeNull();
    expect(screen.getByText('Too common')).toBeTruthy();
  });

  it(`${title} is sent once, however often the button is pressed`, async () => {
    let finish = (_: object) => {};
    const work = vi.fn(
      () =>
        new Promise<object>((resolve) => {
          finish = resolve;
        }),
    );
    render(<Example {...make(work)} />);
    await act(async () => {
      for (let press = 0; press < 50; press += 1) screen.getByRole('button').click();
    });
    expect(work).toHaveBeenCalledTimes(1);
    expect(screen.getByText('pending')).toBeTruthy();
    await act(async () => finish({}));
    expect(screen.getByText('idle')).toBeTruthy();
  });

  it(`${title} can be sent again after its answer`, async () => {
    const work = vi.fn(async () => ({ issues: refuse }));
    render(<Example {...make(work)} />);
    await press();
    await press();
    expect(work).toHaveBeenCalledTimes(2);
    expect(screen.getByText('idle')).toBeTruthy();
  });

  it(`${title} that is done empties the form`, async () => {
    render(<Example {...make(async () => ({ done: 'Saved' }))} />);
    type('Name', 'Bo');
    type('Password', 'secret');
    await press();
    expect([field('Name').value, field('Password').value]).toEqual(['Ada', '']);
  });

  it(`${title} shows its message where no field is at fault`, async () => {
    for (const issues of [[], [{ field: 'unknown', message: 'Too old' }]]) {
      render(<Example {...make(async () => ({ message: 'It ended.', issues }))} />);
      await press();
      expect(screen.getByText('It ended.')).toBeTruthy();
      cleanup();
    }
  });
}

it('sends typed values, hidden values and the pressed button', async () => {
  const sent = vi.fn();
  render(<Example send={async (form) => sent([...form]) ?? undefined} />);
  type('Password', 'secret');
  await press();
  expect(sent).toHaveBeenCalledWith([
    ['token', 'abc'],
    ['name', 'Ada'],
    ['password', 'secret'],
    ['way', 'quick'],
  ]);
});

it('shows thrown errors, with custom text for issues', async () => {
  const body = { status: 422, code: 'invalid_input' as const, message: 'Invalid.', requestId: '' };
  const issues = [{ field: 'name', message: 'is taken' }];
  const send = async () => {
    throw new RequestFailure({ ...body, issues });
  };
  render(<Example send={send} describeIssue={({ field, message }) => `The ${field} ${message}.`} />);
  await press();
  expect(screen.getByText('The name is taken.')).toBeTruthy();
});

it('checks a field while it is edited, and all fields once they are sent', async () => {
  const send = vi.fn(async () => ({ issues: refuse }));
  const { rerender } = render(<Example send={send} issues={refuse} />);
  expect(screen.queryByText('Too short')).toBeNull();
  type('Name', 'A');
  expect(screen.getByText('Too short')).toBeTruthy();
  expect(screen.queryByText('Too common')).toBeNull();
  await press();
  expect(screen.getByText('Too common')).toBeTruthy();
  type('Name', 'Ada L');
  rerender(<Example send={send} issues={[]} />);
  expect(screen.queryByText('Too short')).toBeNull();
});

it('validates initial values before the first edit', () => {
  render(
    <Example
      send={async (form) => ({ message: readField(form, 'name') })}
      issues={refuse}
      edited={['password']}
    />,
  );
  expect(screen.getByText('Too common')).toBeTruthy();
  expect(screen.queryByText('Too short')).toBeNull();
});
