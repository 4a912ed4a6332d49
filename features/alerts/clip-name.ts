const longest = 60;

/** A name of the API in the text of an alert. */
export const clipName = (name: string): string =>
  name.length > longest ? `${name.slice(0, longest - 1)}…` : name;
