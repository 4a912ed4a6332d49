/**
 * The text of a chosen file. Excel writes UTF-8 with a byte order mark, UTF-16 ("Unicode text"), or the encoding of
 * Windows ("CSV"): the mark decides, and a file that is not UTF-8 is from Windows.
 */
export async function readTextFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const encoding = findUtf16(bytes);
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** By its mark, or by the zero bytes of its first letters. */
function findUtf16([first, second, third, fourth]: Uint8Array): string | undefined {
  if ((first === 0xff && second === 0xfe) || (second === 0 && fourth === 0 && first !== 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && third === 0 && second !== 0)) return 'utf-16be';
  return undefined;
}
