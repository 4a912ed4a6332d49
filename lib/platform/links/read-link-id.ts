/**
 * The id in the path of a tracked link. People and messengers add characters before and after it, such as a space, a
 * bracket, a quote or a zero-width space; sites that join addresses double slashes. None of them can be in an id, so they are ignored.
 */
export function readLinkId(path: string): string | undefined {
  const [, text = ''] = /^\/+l\/+(.*)$/s.exec(path) ?? [];
  return /^[^\w/\\-]*([\w-]{1,64})(?![\w-])/.exec(decode(text))?.[1];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
