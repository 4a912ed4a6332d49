import type { z } from 'zod';
import { oneOf } from '@/lib/data/terms/filters/query-parameters';
import { decimalForms } from '@/lib/language/format/csv';
import { languages } from '@/lib/language/languages';
import { fileFormats } from '@/lib/server/files/make-file';
import { receiptForms } from '@/lib/server/files/receipt';

/** Parameters of every file. */
export const formFields = {
  format: oneOf(fileFormats).default('csv'),
  /** Of XLSX: its headings and caption. */
  language: oneOf(languages).default('en'),
  /** Of CSV. Defaults to what a reader must not miss. */
  receipt: oneOf(receiptForms).optional(),
  /** Of CSV: `comma` also separates cells by semicolons. */
  decimal: oneOf(decimalForms).default('point'),
};

/** How a file is written. */
export type FileForm = {
  [Name in keyof typeof formFields]?: z.output<(typeof formFields)[Name]> | undefined;
} & {
  format: z.output<typeof formFields.format>;
};
