import type { ApiAnswer } from './transport';

/** Longer matches with a key are not a coincidence. */
const longestVisible = 11;
const replacement = '[hidden]';
/** Longer error messages are not searched. They are removed entirely. */
const longestError = 20_000;

/** Escapes of one character, in JSON and in a URL inside JSON. */
const escapes = [/\\u[\da-f]{4}|\\[\s\S]/gi, /%[\da-f]{2}|\\u[\da-f]{4}|\\[\s\S]/gi];

/**
 * Removes the key from a response before anything is thrown, logged or stored: the key itself, reversed, in base64,
 * base64url or hex, and with characters escaped for JSON or a URL. Errors lose every slice of 12 characters; data of a
 * 200 changes only where it contains the complete key.
 */
export function redactAnswer(answer: ApiAnswer, key: string): ApiAnswer {
  const forms = listForms(key);
  if (answer.status === 200 && !hasWholeKey(answer.text, forms)) return answer;
  if (answer.status !== 200 && answer.text.length > longestError) return { ...answer, text: '' };
  return { ...answer, text: redact(answer.text, forms) };
}

type Forms = { exact: string[]; anyCase: string[] };

function listForms(key: string): Forms {
  const sources = [Buffer.from(key), Buffer.from(key).reverse()];
  return {
    exact: sources.flatMap((bytes) => [bytes.toString('latin1'), ...listBase64(bytes)]),
    anyCase: sources.map((bytes) => bytes.toString('hex')),
  };
}

/** The base64 forms of a key inside a longer text, which depend on its position within a group of three. */
function listBase64(bytes: Buffer): string[] {
  const aligned = [0, 1, 2].map((before) => {
    const text = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
    return text.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6));
  });
  const forUrls = aligned.map((text) => text.replaceAll('+', '-').replaceAll('/', '_'));
  return [...new Set([...aligned, ...forUrls])];
}

function hasWholeKey(text: string, { exact, anyCase }: Forms): boolean {
  const wholes = [...exact, ...anyCase, ...anyCase.map((form) => form.toUpperCase())];
  const contains = (searched: string) => wholes.some((form) => searched.includes(form));
  return contains(text) || escapes.some((ofKind) => contains(text.replace(ofKind, unescapeOne)));
}

/** The unescaped text, and the position of each of its characters in the original, including the end. */
function readCharacters(text: string, ofKind: RegExp): { plain: string; begins: number[] } {
  const begins: number[] = [];
  let plain = '';
  for (const { 0: part, index } of text.matchAll(new RegExp(`${ofKind.source}|[\\s\\S]`, 'gi'))) {
    begins.push(index);
    plain += part.length === 1 ? part : unescapeOne(part);
  }
  return { plain, begins: [...begins, text.length] };
}

/** Unescapes to one UTF-16 unit, to keep positions countable. */
function unescapeOne(part: string): string {
  if (part.startsWith('%')) return String.fromCharCode(Number.parseInt(part.slice(1), 16));
  return part.length === 6 ? String.fromCharCode(Number.parseInt(part.slice(2), 16)) : part.charAt(1);
}

function redact(text: string, { exact, anyCase }: Forms): string {
  const length = Math.min(longestVisible + 1, exact[0]?.length ?? 0);
  const slicesOf = (form: string) =>
    Array.from({ length: form.length - length + 1 }, (_, at) => form.slice(at, at + length));
  const slices = new Set(exact.flatMap(slicesOf));
  const lowerSlices = new Set(anyCase.flatMap(slicesOf));
  const hidden = new Uint8Array(text.length);
  for (const ofKind of escapes) {
    const { plain, begins } = readCharacters(text, ofKind);
    for (let at = 0; at + length <= plain.length; at += 1) {
      const slice = plain.slice(at, at + length);
      const found = slices.has(slice) || lowerSlices.has(slice.toLowerCase());
      if (found) hidden.fill(1, begins[at], begins[at + length]);
    }
  }
  let redacted = '';
  hidden.forEach((isHidden, at) => {
    if (!isHidden) redacted += text.charAt(at);
    else if (!hidden[at - 1]) redacted += replacement;
  });
  return redacted;
}
