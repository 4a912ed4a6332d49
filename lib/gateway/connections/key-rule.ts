import { readTypedId } from '@/lib/language/format/typed-text';

/** Removes what people accidentally copy along with a key. */
export function cleanKey(text: string): string {
  return readTypedId(text).replace(/^Bearer\s+/i, '');
}

/** Describes what is wrong with a key before it is sent to the API; undefined if nothing is. */
export function findKeyProblem(key: string): string | undefined {
  if (key === '') return 'Paste the key';
  if (/\s/.test(key)) return 'A key cannot contain spaces or line breaks';
  if (!/^[\x21-\x7e]+$/.test(key)) return 'A key can contain only plain characters';
  if (key.length < 8) return 'This is too short for a key';
  if (key.length > 2_048) return 'This is too long for a key';
  return undefined;
}
