import type { Catalog, Workspace } from '@/lib/data/store/workspace';
import { makeBasis } from '@/lib/data/terms/basis';
import type { NotesAnswer } from '@/lib/data/terms/note-shape';
import { listCampaignNotes } from './campaign-notes';
import { listWritten } from './list-written';
import type { NotesQuery } from './note-query';
import { listProductNotes } from './product-notes';

type NoteParts = Catalog & Pick<Workspace, 'member' | 'language'>;

/**
 * The written and automatic notes on a chart's days. Does not wait for campaigns that are still loading, and leaves out
 * those that fail; the response says so. Throws Failure.
 */
export async function readNotes(workspace: NoteParts, query: NotesQuery): Promise<NotesAnswer> {
  const { id: workspaceId, db, member, language } = workspace;
  const [written, ofCampaigns, ofProducts] = await Promise.all([
    listWritten(db, member, query),
    listCampaignNotes(language.t, workspace, query),
    listProductNotes(language, db, workspaceId, query),
  ]);
  const notes = [...written, ...ofCampaigns.notes, ...ofProducts];
  return {
    notes: notes.sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0)),
    campaigns: ofCampaigns.campaigns,
    basis: makeBasis(
      [],
      [{ name: 'campaigns', state: ofCampaigns.campaigns === 'loaded' ? 'complete' : 'partial' }],
    ),
  };
}
