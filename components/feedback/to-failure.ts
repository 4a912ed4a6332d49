export type Read = {
  data: unknown;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
};

/** What is told of a read that left nothing to show; undefined while there is something, or nothing went wrong. */
export function toFailure({ data, error, isFetching, refetch }: Read) {
  if (!error || data !== undefined) return undefined;
  return { error, retrying: isFetching, onRetry: () => void refetch() };
}
