/** Whether the text contains NUL, the only character that a database column cannot store. */
export function containsNul(text: string): boolean {
  return text.includes('\0');
}

/** The error message. Every other character is allowed. */
export const nulProblem = 'must not contain a NUL';
