// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { render } from '@/lib/testing/render';
import { Sheet } from './sheet';

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
    this.focus();
  };
});
afterEach(cleanup);

function Page() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Row
      </button>
      {opened ? <Sheet open title="Product" onClose={() => setOpened(false)} /> : null}
    </>
  );
}

it('restores focus when a drawer unmounts with its content', () => {
  render(<Page />);
  const row = screen.getByRole('button', { name: 'Row' });
  row.focus();
  fireEvent.click(row);
  const drawer = screen.getByRole('dialog', { name: 'Product' });
  screen.getByRole('button', { name: 'Close' }).focus();
  expect(document.activeElement).not.toBe(row);
  fireEvent(drawer, new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(row);
});
