import { z } from 'zod';
import { EnvironmentError } from '@/lib/base/environment';
import { KeyError } from '@/lib/platform/keys/create-key';
import { manageKeys } from '@/lib/platform/standalone/manage-keys';
import { locateKeys, openStore } from '@/lib/platform/standalone/open-store';
import { readArguments } from '@/lib/platform/standalone/read-arguments';
import { serve } from '@/lib/platform/standalone/serve';
import { UsageError } from '@/lib/platform/standalone/usage-error';
import { ControlError, workOrAsk } from '@/lib/server/control/ask-control';
import { FolderInUseError } from '@/lib/server/db/lock';
import { NewerDatabaseError } from '@/lib/server/db/newer-database';

const usage = `npm run platform -- [--port 4010] [--size demo|large] [--seed 42] [--latency-ms 0]
npm run platform -- keys create --seller NAME | --creator NAME
npm run platform -- keys list
npm run platform -- keys rotate ID
npm run platform -- keys revoke ID
See docs/platform.md.`;

const expected = [UsageError, KeyError, EnvironmentError, FolderInUseError, NewerDatabaseError, ControlError];

try {
  const command = readArguments(process.argv.slice(2));
  if (command.kind === 'help') {
    console.log(usage);
  } else if (command.kind === 'serve') {
    await serve(command, process.env);
  } else {
    const location = locateKeys(process.env);
    const work = async () => {
      const { db, close } = await openStore(location);
      return manageKeys(db, command).finally(close);
    };
    const lines =
      'folder' in location
        ? await workOrAsk(location.folder, { command: 'keys', given: command }, z.array(z.string()), work)
        : await work();
    for (const line of lines) console.log(line);
  }
} catch (error) {
  const known = error instanceof Error && expected.some((kind) => error instanceof kind);
  console.error(known ? error.message : error);
  process.exit(1);
}
