// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { RequestFailure } from '@/lib/client/request-failure';
import { render } from '@/lib/testing/render';
import { FailedLine } from './failed-line';
import { toFailure } from './to-failure';

afterEach(cleanup);

const error = new Error('The API answered with an error.');
const read = { data: undefined, error, isFetching: false, refetch: vi.fn() };

it('says what failed and why, and retries', () => {
  const failure = toFailure(read);
  if (failure) render(<FailedLine {...failure} title="The rows could not be loaded." />);
  expect(screen.getByRole('alert').textContent).toContain(
    'The rows could not be loaded. The API answered with an error.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(read.refetch).toHaveBeenCalledOnce();
});

it('shows the request id if there is one', () => {
  const body = { status: 500, message: 'Went wrong.', issues: [], requestId: 'req-7' };
  const failure = toFailure({ ...read, error: new RequestFailure({ ...body, code: 'internal' }) });
  if (failure) render(<FailedLine {...failure} title="The rows could not be loaded." />);
  expect(screen.getByRole('alert').textContent).toContain('Went wrong. Request req-7');
});

it('says what is wrong with an invalid request, without a retry', () => {
  const body = { status: 422, message: 'Input Validation Failed', requestId: 'req-8' };
  const issues = [{ field: 'to', message: 'must not be before from' }];
  const failure = toFailure({
    ...read,
    error: new RequestFailure({ ...body, code: 'invalid_input', issues }),
  });
  if (failure) render(<FailedLine {...failure} title="The list could not be loaded." />);
  expect(screen.getByRole('alert').textContent).toBe(
    'The list could not be loaded. The last day must not be before from.',
  );
  expect(screen.queryByRole('button')).toBeNull();
});

it('renders nothing if the read succeeded or left data to show', () => {
  expect(toFailure({ ...read, error: null })).toBeUndefined();
  expect(toFailure({ ...read, data: [] })).toBeUndefined();
});
