type Labels = { subid1: string | null; subid2: string | null; sharedid: string | null };

/** What a link carries along, for its own address and for its target's. */
export function linkParameters({ subid1, subid2, sharedid }: Labels): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ subid1, subid2, sharedid })) {
    if (value !== null) search.set(name, value);
  }
  return search;
}
