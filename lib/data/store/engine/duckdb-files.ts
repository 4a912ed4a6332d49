import type { DuckDBConnection } from '@duckdb/node-api';
import { log } from '@/lib/base/log';
import type { Connections } from './duckdb-connections';
import { attachFile, detachFile } from './duckdb-engine';

type Work<T> = (connection: DuckDBConnection) => Promise<T>;

type OpenFile = {
  /** Number of running operations. */
  users: number;
  /** Creates its tables. */
  prepared?: Promise<void> | undefined;
  closing?: Promise<void>;
  timer?: NodeJS.Timeout;
};

type FileOptions = {
  pathOf: (name: string) => string;
  /** Runs once after each opening, before any other work. */
  prepare: Work<void>;
  /** How long an unused file stays open. */
  idleMs: number;
};

/** The files of one engine. */
type Files = {
  /** Opens or creates the file if it is not open. It is not closed for being idle while `work` runs. */
  use: <T>(name: string, work: Work<T>) => Promise<T>;
  /** Closes a file at once. Running work may fail. */
  close: (name: string) => Promise<void>;
  /** Stops closing idle files. Call before the engine closes, which closes all files. */
  stop: () => void;
};

export function createFiles(connections: Connections, { pathOf, prepare, idleMs }: FileOptions): Files {
  const files = new Map<string, OpenFile>();
  let stopped = false;

  /** A reopened engine has no files attached, so each use attaches its own. */
  const attach = <T>(name: string, work: Work<T>): Promise<T> =>
    connections.use(async (connection) => {
      await attachFile(connection, pathOf(name), name);
      return work(connection);
    });

  async function enter(name: string): Promise<OpenFile> {
    while (files.get(name)?.closing) await files.get(name)?.closing;
    const file = files.get(name) ?? { users: 0 };
    files.set(name, file);
    file.users += 1;
    clearTimeout(file.timer);
    return file;
  }

  function leave(name: string, file: OpenFile): void {
    file.users -= 1;
    if (file.users > 0 || file.closing || stopped) return;
    file.timer = setTimeout(() => void close(name, file), idleMs);
    file.timer.unref();
  }

  function prepareOnce(name: string, file: OpenFile): Promise<void> {
    file.prepared ??= attach(name, prepare).catch((error: unknown) => {
      file.prepared = undefined;
      throw error;
    });
    return file.prepared;
  }

  /** Later users wait until it is closed, then reopen it. */
  function close(name: string, file: OpenFile): Promise<void> {
    file.closing ??= connections
      .use((connection) => detachFile(connection, name))
      .catch((error: unknown) => log.warn({ error, name }, 'could not close a file of the ledger'))
      .finally(() => files.delete(name));
    return file.closing;
  }

  return {
    async use(name, work) {
      const file = await enter(name);
      try {
        await prepareOnce(name, file);
        return await attach(name, work);
      } finally {
        leave(name, file);
      }
    },
    async close(name) {
      const file = files.get(name);
      clearTimeout(file?.timer);
      if (file) await close(name, file);
    },
    stop() {
      stopped = true;
      for (const { timer } of files.values()) clearTimeout(timer);
    },
  };
}
