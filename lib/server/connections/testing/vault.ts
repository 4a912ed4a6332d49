import { embeddedApi } from '@/lib/server/db/api-in-use';
import { accountSecrets, createVault } from '../vault';

const key = { kid: 'k1', key: new Uint8Array(32).fill(7) };

export const testVault = createVault([key], embeddedApi);

/** For secrets of people. */
export const testAccountVault = createVault([key], accountSecrets);
