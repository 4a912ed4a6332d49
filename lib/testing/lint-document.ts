import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { deleteFolder } from '@/lib/testing/delete-folder';

/** Declares tests that an OpenAPI document passes Redocly and Spectral without errors and warnings. */
export function lintDocument(document: object): void {
  const folder = mkdtempSync(join(tmpdir(), 'partnerdeck-openapi-'));
  const file = join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(document));
  writeFileSync(join(folder, 'ruleset.json'), JSON.stringify({ extends: ['spectral:oas'] }));
  afterAll(() => deleteFolder(folder));

  function runTool(tool: string, args: string[]): string {
    const { stdout } = spawnSync(process.execPath, [resolve('node_modules', tool), ...args], {
      cwd: folder,
      encoding: 'utf8',
      // The report of a document with many faults is long.
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
    return stdout;
  }

  it('passes Redocly without errors and warnings', { timeout: 120_000 }, () => {
    const report = runTool('@redocly/cli/bin/cli.js', ['lint', file, '--format=json']);
    const { totals, problems } = JSON.parse(report);
    expect(problems).toEqual([]);
    expect(totals).toMatchObject({ errors: 0, warnings: 0 });
  });

  it('passes Spectral without errors and warnings', { timeout: 120_000 }, () => {
    const report = runTool('@stoplight/spectral-cli/dist/index.js', [
      'lint',
      file,
      '--ruleset=ruleset.json',
      '--format=json',
      '--quiet',
    ]);
    expect(JSON.parse(report)).toEqual([]);
  });
}
