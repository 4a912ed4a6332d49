const encoder = new TextEncoder();

/**
 * A text as a part of a file's name: letters and digits of any script, and a hyphen for all else. File systems allow 255
 * bytes, so it has at most `mostBytes`.
 */
export function toFileName(text: string, mostBytes = 100): string {
  let name = '';
  let bytes = 0;
  for (const character of text.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')) {
    bytes += encoder.encode(character).length;
    if (bytes > mostBytes) break;
    name += character;
  }
  return name;
}
