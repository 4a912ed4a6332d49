'use client';

import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { FormField } from './form-field';

type Props = Omit<ComponentProps<typeof FormField>, 'aside' | 'children' | 'inputMode' | 'autoComplete'> & {
  /** Reads the typed text as a decimal number. Null if it is none. */
  read: (text: string) => string | null;
  /** Writes the number as the page does. */
  show: (decimal: string) => string;
};

/** A field for a number in the reader's notation. Shows how it understands a text with separators. */
export function NumberField({ read, show, ...field }: Props) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = input.current?.form;
    const clear = () => setText('');
    form?.addEventListener('reset', clear);
    return () => form?.removeEventListener('reset', clear);
  }, []);
  const number = /\d\D+\d/.test(text) ? read(text) : null;
  return (
    <FormField
      {...field}
      ref={input}
      aside={number === null ? undefined : show(number)}
      inputMode="decimal"
      autoComplete="off"
      onChange={({ target }) => setText(target.value)}
    />
  );
}
