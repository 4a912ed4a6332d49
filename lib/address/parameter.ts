/** One parameter of an address: how it is read, and written. */
export type Parameter<Value, Absent = null> = {
  /** Null: the text means nothing here, and counts as left out. */
  read: (text: string) => Value | null;
  write: (value: Value) => string;
  /** What an address means that leaves it out. */
  absent: Absent;
  /** The same parameter with another meaning of its absence. */
  or: (absent: Value) => Parameter<Value, Value>;
};

function describe<Value, Absent>(
  rule: Pick<Parameter<Value>, 'read' | 'write'>,
  absent: Absent,
): Parameter<Value, Absent> {
  return { ...rule, absent, or: (value) => describe(rule, value) };
}

export const asText = describe<string, null>({ read: (text) => text, write: (text) => text }, null);

export const asFlag = describe<boolean, null>(
  { read: (text) => (text === 'true' ? true : text === 'false' ? false : null), write: String },
  null,
);

/** A text that `holds`. */
export const asTextWhere = (holds: (text: string) => boolean) =>
  describe<string, null>({ read: (text) => (holds(text) ? text : null), write: (text) => text }, null);

/** Texts with a comma between them; a comma within one is written `%2C`. */
export const asTexts = describe<string[], null>(
  {
    read: (text) => (text === '' ? [] : text.split(',').map((part) => part.replaceAll('%2C', ','))),
    write: (texts) => texts.map((text) => text.replaceAll(',', '%2C')).join(','),
  },
  null,
);

/** One of a few texts or numbers, written as themselves. */
export function asOneOf<const Value extends string | number>(values: readonly Value[]) {
  return describe<Value, null>(
    { read: (text) => values.find((value) => String(value) === text) ?? null, write: String },
    null,
  );
}
