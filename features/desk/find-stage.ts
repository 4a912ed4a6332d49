import { nameKey } from '@/lib/data/lists/find-by-name';
import type { Stages } from './desk-shape';
import { nameStage } from './stages';

/** The default stages as files of other languages name them. */
const translated: Record<string, readonly string[]> = {
  prospect: ['kandidat', '候補'],
  contacted: ['kontaktiert', '連絡済み'],
  agreed: ['vereinbart', '合意済み'],
  active: ['aktiv', '活動中'],
  paused: ['pausiert', '一時停止'],
  ended: ['beendet', '終了'],
};

/** Returns a lookup of stages by name or key: the key, or undefined. An empty text is the first stage. */
export function makeStageFinder({ stages }: Stages): (text: string) => string | undefined {
  const byName = new Map<string, string>();
  for (const { key } of stages) byName.set(key, key);
  for (const stage of stages) {
    if (stage.name === null) for (const word of translated[stage.key] ?? []) byName.set(word, stage.key);
  }
  for (const stage of stages) byName.set(nameKey(nameStage(stage)), stage.key);
  return (text) => (text === '' ? stages[0]?.key : byName.get(nameKey(text)));
}
