/** A test that some of the texts hold every word of `q`, whatever the case and the order; without words it passes. */
export function matchText(q: string | undefined): (...texts: (string | null)[]) => boolean {
  const words = (q ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return () => true;
  return (...texts) => {
    const text = texts.join('\n').toLowerCase();
    return words.every((word) => text.includes(word));
  };
}
