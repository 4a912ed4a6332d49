import pino from 'pino';
import { onTestFinished, vi } from 'vitest';
import { log } from '@/lib/base/log';

/** Log lines written during this test: serialized and redacted. */
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
