import { cutText } from '@/lib/base/cut-text';

/** The width of a text on one line. */
type Measure = (text: string) => number;

/** The first line of a text, truncated to `width`. */
export function fitText(measure: Measure, text: string, width: number): string {
  const [first = '', ...others] = text.split('\n');
  if (others.length === 0 && measure(first) <= width) return first;
  let end = first.length + 1;
  const cut = () => cutText(`${first}…`, end, '…');
  while (end > 1 && measure(cut()) > width) end -= 1;
  return cut();
}

/** A text on lines of `width`, broken at spaces, and between characters of scripts without them. */
export function wrapText(measure: Measure, text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/(?<=[\s\p{Lo}、。])/u)) {
    if (line !== '' && measure(`${line}${word}`.trimEnd()) > width) {
      lines.push(line);
      line = '';
    }
    line += word;
  }
  return [...lines, line].map((part) => fitText(measure, part.trimEnd(), width));
}
