import { join } from 'node:path';
import type { Environment } from '@/lib/base/environment';
import { oldKeysFile, readSecrets } from '@/lib/base/secrets';
import { identifyApi } from '@/lib/gateway/connections/identify-api';
import { rotateKeys, rotationSchema } from '@/lib/gateway/connections/rotate-keys';
import { createVault } from '@/lib/gateway/connections/vault';
import { backUp } from './backup';
import { UsageError } from './run-command';
import { workWithApp } from './work-with-app';

/** Re-encrypts everything that is stored encrypted with the newest key, also while the server runs. */
export async function run(environment: Environment, args: string[]): Promise<string[]> {
  if (args.length > 0) throw new UsageError('npm run keys:rotate takes no arguments.');
  const before = await backUp(environment);
  const request = { command: 'rotate keys', result: rotationSchema };
  const { kid, renewed, failed } = await workWithApp(environment, request, async (db) => {
    const secrets = await readSecrets(environment);
    const vault = createVault(secrets.encryptionKeys, identifyApi(environment));
    return rotateKeys({ environment, secrets, db, vault });
  });
  return [
    `Backup, made first: ${before}`,
    environment.ENCRYPTION_KEYS
      ? 'This backup and earlier ones open only with the older keys: keep those where you keep the secret of your backups.'
      : `This backup and earlier ones open only with the older keys, kept in ${join(environment.DATA_DIR, 'secrets', oldKeysFile)}: keep that file with the secret of your backups.`,
    `Stored keys encrypted again with ${kid}: ${renewed}.`,
    ...(failed > 0
      ? [
          `Stored keys that no encryption key opens: ${failed}. Replace them in Settings, Connections, the addresses of channels in Settings, Alerts, and authenticator apps in Settings, Account.`,
        ]
      : []),
    ...describeNext(environment.ENCRYPTION_KEYS),
  ];
}

/** Remaining manual steps. None without ENCRYPTION_KEYS. */
function describeNext(keys: readonly string[] | undefined): string[] {
  if (keys === undefined) return [];
  return keys.length > 1
    ? ['Remove the older keys from ENCRYPTION_KEYS, then restart each server.']
    : [
        'ENCRYPTION_KEYS has one key. To replace it, put a new key in front, restart each server, and run this again.',
      ];
}
