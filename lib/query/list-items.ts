/** Items as our own endpoints read them from an address: a comma inside one is written %2C. */
export const toItems = (items: readonly string[]): string[] | undefined =>
  items.length > 0 ? items.map((item) => item.replaceAll(',', '%2C')) : undefined;
