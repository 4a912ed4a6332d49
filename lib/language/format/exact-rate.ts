import type { Language } from '../language';
import { createNumberFormat } from './number';

/** A share in percent with every digit, from exact decimal text: `0.125` → `12.5%`. */
export const writeExactRate = ({ locale }: Pick<Language, 'locale'>, rate: string): string =>
  createNumberFormat({ style: 'percent', maximumFractionDigits: 6 }, locale)(rate);
