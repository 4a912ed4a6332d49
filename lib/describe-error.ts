type Described = { name: string; message: string; code?: unknown; stack?: string; cause?: Described };

/** A failed statement's message goes on with its values, which may be keys, hashes and e-mails. */
const valuesOfStatement = /\nparams: [\s\S]*?(?=\n {4}at |$)/;
const mostCauses = 5;

/** An error as the log may hold it: what happened and where, its causes with it, never the values of a statement. */
export function describeError(error: unknown, depth = 0): Described {
  if (!(error instanceof Error)) return { name: typeof error, message: String(error) };
  const { name, message, stack, cause } = error;
  return {
    name,
    message: message.replace(valuesOfStatement, ''),
    ...('code' in error ? { code: error.code } : {}),
    ...(stack ? { stack: stack.replace(valuesOfStatement, '') } : {}),
    ...(cause !== undefined && depth < mostCauses ? { cause: describeError(cause, depth + 1) } : {}),
  };
}
