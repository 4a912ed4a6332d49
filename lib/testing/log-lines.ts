import pino from 'pino';
import { onTestFinished, vi } from 'vitest';
import { log } from '@/lib/log';

/** What the log writes during this test, as it leaves the process: serialized and with secrets hidden. */
export function readLog(): string[] {
  const lines: string[] = [];
  const stream: { write: (line: string) => boolean } = Reflect.get(log, pino.symbols.streamSym);
  const { level } = log;
  log.level = 'info';
  const written = vi.spyOn(stream, 'write').mockImplementation((line) => lines.push(line) > 0);
  onTestFinished(() => {
    log.level = level;
    written.mockRestore();
  });
  return lines;
}
