import { expect, it } from 'vitest';
import { readTypedCode } from './typed-code';

it.each(['123456', ' 123 456 ', '123-456', '１２３－４５６', '١٢٣ ٤٥٦', '۱۲۳۴۵۶', '123\u200b\u2011456'])(
  'reads %j as it was meant',
  (typed) => {
    expect(readTypedCode(typed)).toBe('123456');
  },
);
