/** How to parse and write one search parameter. */
export type Parameter<Value, Absent = null> = {
  /** Null if the text is invalid. It then counts as absent. */
  read: (text: string) => Value | null;
  write: (value: Value) => string;
  /** The value if the parameter is absent. */
  absent: Absent;
  /** The same parameter with another default. */
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

/** A string that passes a check. */
export const asTextWhere = (accepts: (text: string) => boolean) =>
  describe<string, null>({ read: (text) => (accepts(text) ? text : null), write: (text) => text }, null);

/** Comma-separated strings. A comma inside one is written `%2C`. `readOne` normalizes each. */
export const asTextsOf = (readOne: (text: string) => string) =>
  describe<string[], null>(
    {
      read: (text) =>
        text === '' ? [] : text.split(',').map((part) => readOne(part.replaceAll('%2C', ','))),
      write: (texts) => texts.map((text) => text.replaceAll(',', '%2C')).join(','),
    },
    null,
  );

export const asTexts = asTextsOf((text) => text);

/** One of a few strings or numbers. */
export function asOneOf<const Value extends string | number>(values: readonly Value[]) {
  return describe<Value, null>(
    { read: (text) => values.find((value) => String(value) === text) ?? null, write: String },
    null,
  );
}
