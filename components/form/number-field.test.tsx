// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { readAmount } from '@/lib/language/read-number';
import { readField } from '@/lib/server/http/form';
import { render } from '@/lib/testing/render';
import { Form } from './form';
import { NumberField } from './number-field';
import { useForm } from './use-form';

afterEach(cleanup);

function Example() {
  const form = useForm({ send: async (sent) => ({ done: readField(sent, 'amount') }) });
  return (
    <Form form={form}>
      <NumberField
        name="amount"
        label="Amount"
        read={(text) => readAmount(text, 'de', 'EUR')}
        show={(amount) => `= ${amount}`}
      />
      <button type="submit">Send</button>
    </Form>
  );
}

const type = (text: string) => fireEvent.change(screen.getByLabelText('Amount'), { target: { value: text } });

it('shows how it understands a text with separators, until it is stored', async () => {
  render(<Example />);
  type('1.234');
  expect(screen.getByText('= 1234')).toBeTruthy();
  type('1.234,50 €');
  expect(screen.getByText('= 1234.50')).toBeTruthy();
  for (const text of ['1234', '1.2.3', '$1.234']) {
    type(text);
    expect(screen.queryByText(/=/)).toBeNull();
  }
  type('38,5');
  await act(async () => screen.getByRole('button', { name: 'Send' }).click());
  expect(screen.queryByText(/=/)).toBeNull();
});
