import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import type { FieldIssue } from '@/lib/contract/query-string';

/** The state of a form after a rejection: a sentence, invalid fields and typed values (never a password). */
export type FormState = {
  message?: string;
  issues?: FieldIssue[];
  values?: Record<string, string>;
  /** What the browser needs to use a passkey. */
  passkey?: PublicKeyCredentialRequestOptionsJSON;
  /** Message after success. */
  done?: string;
  /** A sentence beside `once`. */
  note?: string;
  /** A secret that is shown only once, such as an invitation link. */
  once?: string;
};

/** A form field as text; empty if it is missing or a file. */
export function readField(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
