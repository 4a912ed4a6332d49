type Described = { name: string; message: string; code?: unknown; stack?: string; cause?: Described };

/** The message of a failed statement ends with its values, which may be keys, hashes and e-mails. */
const valuesOfStatement = /\nparams: [\s\S]*?(?=\n {4}at |$)/;
const maxCauses = 5;

/** Prepares an error for the log: what happened and where, with its causes, but never with a statement's values. */
export function describeError(error: unknown, depth = 0): Described {
  if (!(error instanceof Error)) return { name: typeof error, message: String(error) };
  const { name, message, stack, cause } = error;
  return {
    name,
    message: message.replace(valuesOfStatement, ''),
    ...('code' in error ? { code: error.code } : {}),
    ...(stack ? { stack: stack.replace(valuesOfStatement, '') } : {}),
    ...(cause !== undefined && depth < maxCauses ? { cause: describeError(cause, depth + 1) } : {}),
  };
}
