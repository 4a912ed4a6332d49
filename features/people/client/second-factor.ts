import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { SecondFactorApi } from '@/features/people/api';
import { clientOf } from '@/lib/client/api';

const api = clientOf<SecondFactorApi>();

/** The member's second factors. */
export const secondFactorOptions = () => queryOptions(api.read('GET /api/second-factor', {}));

const refresh = (client: QueryClient) => ({
  onSettled: () => client.invalidateQueries({ queryKey: [['second-factor']] }),
});

/** For useMutation: makes the secret of an authenticator app. */
export const beginAppMutation = () => ({ mutationFn: () => api.call('POST /api/second-factor/app', {}) });

/** For useMutation: adds the authenticator app by its first code. */
export const finishAppMutation = (client: QueryClient) => ({
  mutationFn: (code: string) => api.call('PUT /api/second-factor/app', { body: { code } }),
  ...refresh(client),
});

/** For useMutation: removes the authenticator app. */
export const removeAppMutation = (client: QueryClient) => ({
  mutationFn: () => api.call('DELETE /api/second-factor/app', {}),
  ...refresh(client),
});

/** For useMutation: creates a passkey in the browser and adds it. */
export const addPasskeyMutation = (client: QueryClient) => ({
  mutationFn: async (name: string) => {
    const optionsJSON = await api.call('POST /api/second-factor/passkeys/options', {});
    const response = await startRegistration({ optionsJSON });
    return api.call('POST /api/second-factor/passkeys', { body: { name, response } });
  },
  ...refresh(client),
});

/** For useMutation: removes a passkey. */
export const removePasskeyMutation = (client: QueryClient) => ({
  mutationFn: (id: string) => api.call('DELETE /api/second-factor/passkeys/{id}', { params: { id } }),
  ...refresh(client),
});

/** For useMutation: makes new recovery codes. */
export const renewCodesMutation = (client: QueryClient) => ({
  mutationFn: () => api.call('POST /api/second-factor/codes', {}),
  ...refresh(client),
});

/** Confirms the session by a code. Throws RequestFailure. */
export const confirmByCode = (code: string) =>
  api.call('POST /api/second-factor/confirmations', { body: { code } });

/** For useMutation: confirms the session by a passkey. */
export const confirmByPasskeyMutation = () => ({
  mutationFn: async () => {
    const optionsJSON = await api.call('POST /api/second-factor/challenges', {});
    const passkey = await startAuthentication({ optionsJSON });
    return api.call('POST /api/second-factor/confirmations', { body: { passkey } });
  },
});

/** Why the browser created or used no passkey; undefined for other errors. */
export function findPasskeyProblem(error: unknown): 'known' | 'unused' | undefined {
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return 'known';
  return error instanceof WebAuthnError || error instanceof DOMException ? 'unused' : undefined;
}
