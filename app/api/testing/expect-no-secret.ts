import { expect } from 'vitest';
import { keyForms } from '@/lib/gateway/testing/key-forms';

/** Expects a secret in no form, also escaped as JSON, in texts by their source: `{ 'the log': lines }`. */
export function expectNoSecret(secret: string, sources: Record<string, readonly string[]>): void {
  for (const [form, write] of Object.entries(keyForms)) {
    const canary = write(secret);
    const escaped = JSON.stringify(canary).slice(1, -1);
    for (const [source, texts] of Object.entries(sources)) {
      const holding = texts.filter((text) => text.includes(canary) || text.includes(escaped));
      expect(
        holding.map((text) => text.slice(0, 300)),
        `${form} in ${source}`,
      ).toEqual([]);
    }
  }
}
