import { cleanText, dropLabel } from '@/lib/language/format/clean-text';
import { readTypedId } from '@/lib/language/format/typed-text';

/** Maximum number of ids in a filter, so that URLs stay within servers' limits. */
export const maxIds = 500;

/** The same for brands, whose ids are three times as long. */
export const maxBrandIds = 200;

/**
 * Parses pasted ids in any format: commas, semicolons, tabs, spaces, lines, quotes, a JSON array, a spreadsheet column.
 * Removes labels, numbers of lists and duplicates; keeps the order.
 */
export function parseIdList(text: string): string[] {
  const lines = cleanText(text).split(/[\r\n]+/);
  const ids = lines.flatMap((line) =>
    dropLabel(line.trim().replace(/^\d{1,3}[.)]\s+/, '')).split(
      /[\s,;|"'`´“”„‟«»‹›‘’‚[\]{}()<>、，；「」『』【】•‣▪◦●]+/u,
    ),
  );
  return [...new Set(ids.filter((id) => id !== '').map(readTypedId))];
}
