/** Where rows are shown, by their ids: positions in the complete list. */
export type Places = ReadonlyMap<string, number>;

type Row = { id: string };

/**
 * Keeps each row where it is shown, although the list is sorted otherwise by now. Rows that are new here take the places
 * of those that left. `offset`: position of the first row in the complete list.
 */
export function holdOrder<Held extends Row>(rows: readonly Held[], offset: number, places: Places): Held[] {
  const held = new Map<number, Held>();
  const others: Held[] = [];
  for (const row of rows) {
    const index = (places.get(row.id) ?? -1) - offset;
    if (index >= 0 && index < rows.length && !held.has(index)) held.set(index, row);
    else others.push(row);
  }
  const rest = others.values();
  return rows.map((row, index) => held.get(index) ?? rest.next().value ?? row);
}

/** Adds the places of shown rows. Returns the same map if they are known. */
export function rememberPlaces(rows: readonly Row[], offset: number, places: Places): Places {
  if (rows.every(({ id }, index) => places.get(id) === offset + index)) return places;
  return new Map([...places, ...rows.map(({ id }, index) => [id, offset + index] as const)]);
}
