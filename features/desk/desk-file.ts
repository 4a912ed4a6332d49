import { defineFile } from '@/lib/csv/file-shape';
import { headings } from '@/lib/csv/headings';
import { deskLimits } from './desk-shape';

/** Other tools split the name. */
export const deskFile = defineFile({
  names: {
    name: headings.name,
    creator: headings.creator,
    email: headings.email,
    handle: headings.handle,
    link: headings.link,
    stage: headings.stage,
    owner: headings.owner,
    tags: headings.tags,
    step: headings.step,
    due: headings.due,
    notes: headings.notes,
    firstName: headings.firstName,
    lastName: headings.lastName,
  },
  keys: ['name', 'firstName', 'lastName', 'creator', 'email'],
  optional: [
    ...(['name', 'creator', 'email', 'handle', 'link', 'stage'] as const),
    ...(['owner', 'tags', 'step', 'due', 'notes'] as const),
  ],
  named: ['firstName', 'lastName'],
  limit: deskLimits.lines,
});
