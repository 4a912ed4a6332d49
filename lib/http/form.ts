import type { FieldIssue } from '@/lib/contract/query-string';

/** What a form shows after it was refused: a sentence, the fields at fault, and what was typed (never a password). */
export type FormState = {
  message?: string;
  issues?: FieldIssue[];
  values?: Record<string, string>;
  /** Said once it went well. */
  done?: string;
  /** What is shown once and not again, such as the link of an invitation. */
  once?: string;
};

/** A field of a form as text; nothing where it is missing or a file. */
export function readField(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
