type Read = { error: Error | null; isFetching: boolean; refetch: () => unknown };

/** What a FailedLine says of a read; undefined while there is nothing to say. */
export function toFailure({ error, isFetching, refetch }: Read) {
  return error ? { error, retrying: isFetching, onRetry: () => void refetch() } : undefined;
}
