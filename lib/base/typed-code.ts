/** Spaces, hyphens, and marks that nobody sees. */
const between = /[\s\p{Z}\p{Pd}\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2212]+/gu;

/** Digits of Arabic and Persian keyboards. The last four bits are their value. */
const otherDigits = /[\u0660-\u0669\u06F0-\u06F9]/g;

/**
 * A code as keyboards and mails write it: full-width or Arabic digits become ASCII; spaces, hyphens and invisible marks
 * are dropped.
 */
export const readTypedCode = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(otherDigits, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(between, '');
