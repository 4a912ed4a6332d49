import { accountSecrets, createVault } from '@/lib/gateway/connections/vault';
import { embeddedApi } from '@/lib/server/db/api-in-use';

const key = { kid: 'k1', key: new Uint8Array(32).fill(7) };

export const testVault = createVault([key], embeddedApi);

/** For secrets of people. */
export const testAccountVault = createVault([key], accountSecrets);
