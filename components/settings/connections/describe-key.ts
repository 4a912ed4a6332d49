/** A key as it may be shown. */
export function describeKey({ prefix, lastFour }: { prefix: string; lastFour: string }): string {
  return `${prefix}…${lastFour}`;
}
