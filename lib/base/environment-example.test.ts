import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readEnvFile } from '@/scripts/env-file.mjs';
import { environmentNames, readEnvironment } from './environment';

/** Those of other programs, which few need here. */
const unlisted = ['NODE_ENV', 'OTEL_SDK_DISABLED', 'OTEL_TRACES_EXPORTER'];

it('.env.example has every variable, with a value that is allowed', () => {
  const text = readFileSync('.env.example', 'utf8');
  expect(readEnvFile(Buffer.from(text))).toEqual({});
  const values = readEnvFile(Buffer.from(text.replace(/^# (?=[A-Z_]+=)/gm, '')));
  expect(Object.keys(values).sort()).toEqual(
    environmentNames.filter((name) => !unlisted.includes(name)).sort(),
  );
  expect(() => readEnvironment({ ...values, NODE_ENV: 'production' })).not.toThrow();
});

it('docs/configuration.md has every variable', () => {
  const text = readFileSync('docs/configuration.md', 'utf8');
  for (const name of environmentNames.filter((name) => name !== 'NODE_ENV'))
    expect(text).toContain(`\`${name}`);
});
