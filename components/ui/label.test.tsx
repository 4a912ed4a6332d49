// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { render } from '@/lib/testing/render';
import { buttonClass } from './button-class';
import { Field } from './field';
import { Input } from './input';
import { Select } from './select';

afterEach(cleanup);

test('the name of an optional field has a comma between its words', () => {
  render(
    <Field label="Subid 1" optional>
      {(control) => <Input {...control} />}
    </Field>,
  );
  expect(screen.getByRole('textbox', { name: 'Subid 1, optional' })).toBeDefined();
});

test('fields, selects and buttons share border, height and text size on phones', () => {
  render(
    <>
      <Input aria-label="Field" />
      <Select aria-label="Select" options={[]} />
    </>,
  );
  const field = screen.getByRole('textbox').className.split(' ');
  const select = screen.getByRole('combobox').className.split(' ');
  for (const look of ['border-edge', 'h-8', 'max-sm:h-11', 'max-sm:text-[16px]']) {
    expect(field).toContain(look);
    expect(select).toContain(look);
  }
  const button = buttonClass().split(' ');
  for (const look of ['border-edge', 'h-8', 'max-sm:min-h-11', 'max-sm:text-[16px]']) {
    expect(button).toContain(look);
  }
});
