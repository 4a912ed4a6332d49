import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { createKeyedCache } from './keyed-cache';
import type { ApiAnswer } from './transport';
import { foldCase, undoEscapes } from './undo-escapes';

/** Longer matches with a key are not a coincidence. */
const longestVisible = 11;
/** Shorter forms would match by chance. */
const shortestForm = 4;
const replacement = '[hidden]';
/** Longer error messages are not searched. They are removed entirely. */
const longestError = 20_000;
/** Characters that are searched at once, before other requests get their turn. */
const pieceLength = 64_000;
const rememberMs = 60_000;
/** A key's length, times this: its longest form. */
const longestEscaped = 24;

/**
 * Removes the key from a response before anything is thrown, logged or stored. SECURITY.md lists the forms in which it
 * is found. Errors lose every slice of 12 characters; data of a 200 changes only where it contains the complete key.
 */
export async function redactAnswer(answer: ApiAnswer, key: string): Promise<ApiAnswer> {
  const { status, text } = answer;
  if (status !== 200 && text.length > longestError) return { ...answer, text: '' };
  const find =
    status === 200
      ? wholes.getOrMake(key, () => findWhole(listForms(key)))
      : slices.getOrMake(key, () => findSlices(listForms(key)));
  let hidden: Uint8Array | undefined;
  // Pieces overlap, so that each form is whole in one of them.
  const overlap = key.length * longestEscaped;
  for (let from = 0; from < text.length; from += pieceLength) {
    if (from > 0) await yieldToOthers();
    markForms(text.slice(from, from + pieceLength + overlap), find, (begin, end) => {
      hidden ??= new Uint8Array(text.length);
      hidden.fill(1, from + begin, from + end);
    });
  }
  return hidden ? { ...answer, text: hide(text, hidden) } : answer;
}

/**
 * The key and its reverse, each as text, in base64 and in hex; the same of UTF-16; and base64 of base64. In small
 * letters.
 */
function listForms(key: string): string[] {
  const bytes = Buffer.from(key);
  const reversed = Buffer.from(bytes).reverse();
  // Without the outer NUL, which is first or last by the order of bytes.
  const wide = Buffer.from(key, 'utf16le').subarray(0, -1);
  const twice = Buffer.from(bytes.toString('base64'));
  const packed = [bytes, reversed, wide, twice].flatMap((source) => [
    ...listBase64(source),
    source.toString('hex'),
  ]);
  return [bytes.toString('latin1'), reversed.toString('latin1'), ...packed].map(foldCase);
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

type OnFound = (begin: number, end: number) => void;
/** Finds forms in a text in small letters, with or without its escapes. */
type Find = { escaped: Search; plain: Search };
type Search = (text: string, onFound: OnFound) => void;

const undo = (forms: readonly string[]) =>
  forms.map((form) => undoEscapes(form).plain).filter(({ length }) => length >= shortestForm);

const findWhole = (forms: readonly string[]): Find => ({
  escaped: searchWhole(forms),
  plain: searchWhole(undo(forms)),
});

function findSlices(forms: readonly string[]): Find {
  const slices = listSlices(forms);
  // A slice with a backslash is shorter without it.
  return { escaped: searchSlices(slices), plain: searchSlices(undo(slices)) };
}

const searchWhole =
  (forms: readonly string[]): Search =>
  (text, onFound) => {
    for (const form of forms) {
      for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + form.length)) {
        onFound(at, at + form.length);
      }
    }
  };

function listSlices(forms: readonly string[]): string[] {
  const length = Math.min(longestVisible + 1, ...forms.map((form) => form.length));
  return forms.flatMap((form) =>
    Array.from({ length: form.length - length + 1 }, (_, at) => form.slice(at, at + length)),
  );
}

function searchSlices(slices: readonly string[]): Search {
  const known = new Map<number, Set<string>>();
  for (const slice of slices) {
    known.set(slice.length, (known.get(slice.length) ?? new Set<string>()).add(slice));
  }
  return (text, onFound) => {
    for (const [length, ofLength] of known) {
      for (let at = 0; at + length <= text.length; at += 1) {
        if (ofLength.has(text.slice(at, at + length))) onFound(at, at + length);
      }
    }
  };
}

/** Listing the forms takes longer than searching a page. */
const wholes = createKeyedCache<Find>(rememberMs);
const slices = createKeyedCache<Find>(rememberMs);

/** Without these, there is nothing to undo. */
const mayBeEscaped = /[\\%&\0]/;

/** Finds what belongs to a form, with and without its escapes. */
function markForms(text: string, find: Find, mark: OnFound): void {
  const folded = foldCase(text);
  find.escaped(folded, (begin, end) => mark(...keepEscapes(text, begin, end)));
  if (!mayBeEscaped.test(text)) return;
  const { plain, begins } = undoEscapes(folded);
  const at = (index: number) => begins[index] ?? text.length;
  find.plain(plain, (begin, end) => mark(at(begin), at(end)));
}

/** Extends a range that would split an escape of JSON. */
function keepEscapes(text: string, begin: number, end: number): [begin: number, end: number] {
  const splits = (at: number) => countBackslashes(text, at) % 2;
  return [begin - splits(begin), end + splits(end)];
}

function countBackslashes(text: string, before: number): number {
  let at = before;
  while (text[at - 1] === '\\') at -= 1;
  return before - at;
}

function hide(text: string, hidden: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < text.length; ) {
    const begin = hidden.indexOf(1, at);
    if (begin < 0) {
      parts.push(text.slice(at));
      break;
    }
    const end = hidden.indexOf(0, begin);
    parts.push(text.slice(at, begin), replacement);
    at = end < 0 ? text.length : end;
  }
  return parts.join('');
}
