/** Characters a password must and may have; length is what counts (NIST SP 800-63B). */
export const passwordLength = { min: 12, max: 256 } as const;

/** What is wrong with a new password, in words; undefined where nothing is. */
export function findPasswordProblem(password: string, email = ''): string | undefined {
  const length = [...password].length;
  if (length < passwordLength.min) return `Use at least ${passwordLength.min} characters`;
  if (length > passwordLength.max) return `Use at most ${passwordLength.max} characters`;
  if (new Set(password.toLowerCase()).size < 5) return 'Use more different characters';
  const name = email.split('@')[0]?.toLowerCase() ?? '';
  if (name.length > 3 && password.toLowerCase().replace(/[\d\W_]+/g, '') === name.replace(/[\d\W_]+/g, '')) {
    return 'Do not build it from your e-mail address alone';
  }
  return undefined;
}
