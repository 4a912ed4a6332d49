/** E-mails are compared in lower case: nobody has two accounts that differ in case alone. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Whether it can be an e-mail address at all; only a letter sent there would prove it. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
}
