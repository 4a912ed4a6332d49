/** Whether a text holds the one character that no database column can. */
export function holdsNul(text: string): boolean {
  return text.includes('\0');
}

/** What is said of such a text; every other character is allowed. */
export const nulProblem = 'must not hold a NUL';
