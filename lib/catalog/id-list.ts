/** Most ids a filter takes, so that a link that carries them stays below what servers accept. */
export const mostIds = 500;

/** The same for brands, whose ids are three times as long. */
export const mostBrandIds = 200;

/**
 * Reads ids pasted in any shape: commas, semicolons, tabs, spaces, lines, quotes, a JSON array, a spreadsheet column.
 * Each comes once, in the order given.
 */
export function parseIdList(text: string): string[] {
  const ids = text.split(/[\s,;|"'`[\]{}()<>]+/u).filter((id) => id !== '' && !/^\p{Cf}+$/u.test(id));
  return [...new Set(ids.map((id) => id.replace(/\p{Cf}/gu, '')))];
}
