export type Read = {
  data: unknown;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
};

/** The error of a read that left nothing to show; otherwise undefined. */
export function toFailure({ data, error, isFetching, refetch }: Read) {
  if (!error || data !== undefined) return undefined;
  return { error, retrying: isFetching, onRetry: () => void refetch() };
}
