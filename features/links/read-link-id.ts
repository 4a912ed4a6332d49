import { cleanText, dropMarks } from '@/lib/language/format/clean-text';
import { readTypedId } from '@/lib/language/format/typed-text';

const longest = 200;

/**
 * Reads an id of a link, or the last path segment of a link's URL, as people paste it: in quotes or brackets, with a
 * slash or punctuation at the end, or with parameters that a messenger added. Null if it is neither.
 */
export function readPastedLinkId(text: string): string | null {
  const written = dropMarks(readTypedId(text));
  const isUrl = /^(?:https?:\/\/|(?:[a-z0-9-]+\.)+[a-z]{2,}\/)/i.test(written);
  const address = isUrl && !/^https?:/i.test(written) ? `https://${written}` : written;
  if (isUrl && !URL.canParse(address)) return null;
  const id = isUrl ? lastSegment(new URL(address)) : written.replace(/[/?#&].*$/, '');
  return /^[\w.~-]+$/.test(id) && id.length <= longest ? id : null;
}

function lastSegment({ pathname }: URL): string {
  const segment = decode(pathname).split('/').map(dropMarks).filter(Boolean).at(-1) ?? '';
  // Where parameters follow without a question mark.
  return segment.replace(/&.*$/, '');
}

function decode(text: string): string {
  try {
    return cleanText(decodeURIComponent(text));
  } catch {
    return text;
  }
}
