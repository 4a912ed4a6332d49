// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Suspense, startTransition, use, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { render } from '@/lib/testing/render';
import { useHeldOrder } from './use-held-order';

afterEach(cleanup);

const never = new Promise<never>(() => {});
const toRows = (ids: string) => [...ids].map((id) => ({ id }));
let renders = 0;

function Waiting({ waits }: { waits: boolean }) {
  return waits ? use(never) : null;
}

function List() {
  renders += 1;
  const [rows, setRows] = useState(() => toRows('abc'));
  const [waits, setWaits] = useState(false);
  const held = useHeldOrder(rows, { offset: 0, listKey: 'one', stale: false });
  const sortLater = () =>
    startTransition(() => {
      held.sortAgain();
      setWaits(true);
    });
  return (
    <>
      <button type="button" onClick={sortLater}>
        Sort later
      </button>
      <button type="button" onClick={() => setRows(toRows('dacb'))}>
        Change
      </button>
      <output>{held.rows.map(({ id }) => id)}</output>
      <Suspense>
        <Waiting waits={waits} />
      </Suspense>
    </>
  );
}

it('settles while an older change of the order has to wait', async () => {
  render(<List />);
  fireEvent.click(screen.getByRole('button', { name: 'Sort later' }));
  fireEvent.click(screen.getByRole('button', { name: 'Change' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('abcd'));
  for (let turn = 0; turn < 100; turn++) await new Promise((resolve) => setTimeout(resolve));
  expect(renders).toBeLessThan(20);
});
