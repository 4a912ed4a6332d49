import { useMutation, useQueryClient } from '@tanstack/react-query';

/**
 * Makes the hook of a noun's writes. After one, queries of `paths` are read again: after `settled`, also if it failed,
 * because someone else may have changed them.
 */
export const makeMutation = (after: 'success' | 'settled', ...paths: readonly string[][]) =>
  function useNounMutation<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
    const client = useQueryClient();
    const refresh = () => Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: [path] })));
    return useMutation({
      mutationFn,
      onSuccess: after === 'success' ? refresh : undefined,
      onSettled: after === 'settled' ? refresh : undefined,
    });
  };
