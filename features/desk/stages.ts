import { eq } from 'drizzle-orm';
import { Failure } from '@/lib/base/failure';
import type { Db } from '@/lib/server/db/database';
import { type DefaultStage, defaultStages, type Stage, type Stages } from './desk-shape';
import { deskStages } from './schema';

/** The names of default stages in files and audit rows. */
const defaultNames: Record<DefaultStage, string> = {
  ...{ prospect: 'Prospect', contacted: 'Contacted', agreed: 'Agreed' },
  ...{ active: 'Active', paused: 'Paused', ended: 'Ended' },
};

/** The stages of a workspace, in order; the default ones until somebody changes them. */
export async function readStages(db: Db, workspaceId: string): Promise<Stages> {
  const [stored] = await db
    .select({ stages: deskStages.stages, version: deskStages.version })
    .from(deskStages)
    .where(eq(deskStages.workspaceId, workspaceId));
  return stored ?? { stages: defaultStages.map((key) => ({ key, name: null })), version: 0 };
}

/** The name of a stage in English. */
export const nameStage = ({ key, name }: Stage): string => {
  const known = defaultStages.find((stage) => stage === key);
  return name ?? (known ? defaultNames[known] : key);
};

/** The name of the stage with a key. */
export function nameStageOf({ stages }: Stages, key: string): string {
  const stage = stages.find((one) => one.key === key);
  return stage ? nameStage(stage) : key;
}

export const stagesChanged = (): Failure =>
  new Failure('conflict', 'Someone else changed the stages. Reload, then try again.');
