/**
 * The text of a chosen file. Excel writes UTF-8 with a byte order mark, UTF-16 ("Unicode text"), or the encoding of
 * Windows ("CSV"): the mark decides, and a file that is not UTF-8 is from Windows. Windows writes Shift_JIS in Japan.
 */
export async function readTextFile(file: Blob, locale: string): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const encoding = findUtf16(bytes);
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  try {
    return decode('utf-8', bytes);
  } catch {
    return readJapanese(bytes, locale) ?? decode('windows-1252', bytes);
  }
}

/** Throws for bytes that are not of the encoding. */
const decode = (encoding: string, bytes: Uint8Array): string =>
  new TextDecoder(encoding, { fatal: true }).decode(bytes);

/** Undefined for a file that is not Japanese. Words of Western languages may be kanji in Shift_JIS, but not kana. */
function readJapanese(bytes: Uint8Array, locale: string): string | undefined {
  try {
    const text = decode('shift_jis', bytes);
    return locale.startsWith('ja') || /[ぁ-んァ-ヶ]/.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** By its mark, or by the zero bytes of its first letters. */
function findUtf16([first, second, third, fourth]: Uint8Array): string | undefined {
  if ((first === 0xff && second === 0xfe) || (second === 0 && fourth === 0 && first !== 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && third === 0 && second !== 0)) return 'utf-16be';
  return undefined;
}
