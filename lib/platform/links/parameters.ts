type Labels = { subid1: string | null; subid2: string | null; sharedid: string | null };

/** The tracking parameters of a link and its target. */
export function linkParameters({ subid1, subid2, sharedid }: Labels): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ subid1, subid2, sharedid })) {
    if (value !== null) search.set(name, value);
  }
  return search;
}
