/** A key in a form that is safe to show. */
export function describeKey({ prefix, lastFour }: { prefix: string; lastFour: string }): string {
  return `${prefix}…${lastFour}`;
}
