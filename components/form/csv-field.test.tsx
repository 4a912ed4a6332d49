// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { render } from '@/lib/testing/render';
import { CsvField } from './csv-field';

afterEach(cleanup);

function show() {
  const onText = vi.fn();
  render(<CsvField label="Products" rows={4} text="B0EXAMPLE1" onText={onText} />);
  const choose = (...parts: string[]) =>
    fireEvent.change(screen.getByLabelText(/Choose a CSV file/), {
      target: { files: [new File(parts, 'products.csv')] },
    });
  return { onText, choose };
}

it('reads a chosen file', async () => {
  const { onText, choose } = show();
  choose('B0EXAMPLE2\n', 'B0EXAMPLE3');
  await waitFor(() => expect(onText.mock.calls).toEqual([['B0EXAMPLE2\nB0EXAMPLE3']]));
});

it('says why a file is rejected, until the lines change', async () => {
  const { onText, choose } = show();
  choose('x'.repeat(8_000_001));
  expect(await screen.findByText('Files can have up to 8 MB.')).toBeDefined();
  expect(onText).not.toHaveBeenCalled();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'B0EXAMPLE4' } });
  expect(screen.queryByText('Files can have up to 8 MB.')).toBeNull();
});
