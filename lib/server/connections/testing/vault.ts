import { embeddedApi } from '@/lib/server/db/api-in-use';
import { createVault } from '../vault';

export const testVault = createVault([{ kid: 'k1', key: new Uint8Array(32).fill(7) }], embeddedApi);
