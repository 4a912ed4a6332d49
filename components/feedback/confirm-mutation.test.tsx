// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Toaster } from '@/components/ui/toaster';
import { render } from '@/lib/testing/render';
import { ConfirmMutation } from './confirm-mutation';

afterEach(cleanup);

/** A row that goes with what it deletes. */
function Row({ remove }: { remove: () => Promise<string> }) {
  const [gone, setGone] = useState(false);
  return gone ? null : <RowDialog remove={remove} onGone={() => setGone(true)} />;
}

function RowDialog({ remove, onGone }: { remove: () => Promise<string>; onGone: () => void }) {
  const mutation = useMutation({ mutationFn: remove, onSuccess: onGone });
  return (
    <ConfirmMutation
      mutation={mutation}
      input={undefined}
      done={(name) => `${name} was deleted`}
      onClose={() => {}}
      title="Delete it?"
      confirmLabel="Delete"
    >
      Its rows are lost.
    </ConfirmMutation>
  );
}

function press(remove: () => Promise<string>) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Row remove={remove} />
      <Toaster />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Delete', hidden: true }));
}

it('says what was deleted, although its row is gone', async () => {
  press(async () => 'The rule');
  await screen.findByText('The rule was deleted');
  expect(screen.queryByText('Its rows are lost.')).toBeNull();
});

it('stays open and says why it failed', async () => {
  press(() => Promise.reject(new Error('The connection was lost.')));
  await screen.findByText('The connection was lost.');
  screen.getByText('Its rows are lost.');
});
