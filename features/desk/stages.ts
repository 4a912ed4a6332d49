import { eq } from 'drizzle-orm';
import { Failure } from '@/lib/base/failure';
import { deskStages } from '@/lib/data/store/desk-schema';
import { foldTyped } from '@/lib/language/format/typed-text';
import german from '@/lib/language/messages/de/desk.json' with { type: 'json' };
import { desk as english } from '@/lib/language/messages/en/desk';
import japanese from '@/lib/language/messages/ja/desk.json' with { type: 'json' };
import type { Db } from '@/lib/server/db/database';
import { defaultStages, isDefaultStage, type Stage, type Stages } from './desk-shape';

/** The stages of a workspace, in order; the default ones until somebody changes them. */
export async function readStages(db: Db, workspaceId: string): Promise<Stages> {
  const [stored] = await db
    .select({ stages: deskStages.stages, version: deskStages.version })
    .from(deskStages)
    .where(eq(deskStages.workspaceId, workspaceId));
  return stored ?? { stages: defaultStages.map((key) => ({ key, name: null })), version: 0 };
}

/** The name of a stage in files and audit rows. Default stages have their English name. */
export const nameStage = ({ key, name }: Stage): string =>
  name ?? (isDefaultStage(key) ? english.stages[key] : key);

/** The name of the stage with a key. */
export function nameStageOf({ stages }: Stages, key: string): string {
  const stage = stages.find((one) => one.key === key);
  return stage ? nameStage(stage) : key;
}

export const stagesChanged = (): Failure =>
  new Failure('conflict', 'Someone else changed the stages. Reload, then try again.');

/**
 * Returns a lookup of stages by name or key: the key, or undefined. Default stages also have their names in other
 * languages. An empty text is the first stage.
 */
export function makeStageFinder({ stages }: Stages): (text: string) => string | undefined {
  const byName = new Map(stages.map(({ key }) => [key, key]));
  for (const { key, name } of stages) {
    if (name !== null || !isDefaultStage(key)) continue;
    for (const messages of [german, japanese]) byName.set(foldTyped(messages.stages[key]), key);
  }
  for (const stage of stages) byName.set(foldTyped(nameStage(stage)), stage.key);
  return (text) => (text === '' ? stages[0]?.key : byName.get(foldTyped(text)));
}
