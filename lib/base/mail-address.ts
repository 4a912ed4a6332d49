/** Without characters that end, separate or quote addresses in a header. */
const part = String.raw`[^\s\p{C}<>()[\]\\,;:"@]+`;
const addressForm = new RegExp(`^${part}@${part}\\.${part}$`, 'u');

/** Whether mail can be sent to this text, or from it. */
export const isMailAddress = (text: string): boolean => text.length <= 254 && addressForm.test(text);

type Sender = { name: string; address: string };

/** Reads `a@b.c` or `Name <a@b.c>`; undefined if the text is neither. */
export function readSender(text: string): Sender | undefined {
  const [, name = '', inner = text] = /^([^<>\p{C}]*)<([^<>]*)>$/u.exec(text.trim()) ?? [];
  const address = inner.trim();
  if (!isMailAddress(address)) return undefined;
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address };
}
