/** Maximum number of ids in a filter, so that URLs stay within servers' limits. */
export const maxIds = 500;

/** The same for brands, whose ids are three times as long. */
export const maxBrandIds = 200;

/**
 * Parses pasted ids in any format: commas, semicolons, tabs, spaces, lines, quotes, a JSON array, a spreadsheet column.
 * Removes duplicates; keeps the order.
 */
export function parseIdList(text: string): string[] {
  const ids = text.split(/[\s,;|"'`[\]{}()<>]+/u).filter((id) => id !== '' && !/^\p{Cf}+$/u.test(id));
  return [...new Set(ids.map((id) => id.replace(/\p{Cf}/gu, '')))];
}
