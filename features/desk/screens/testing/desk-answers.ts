import { type Board, type Desk, defaultStages, type Partner } from '@/features/desk/desk-shape';
import { makeBasis } from '@/lib/data/terms/basis';

export const partner = (given: Partial<Partner>): Partner => ({
  id: 'p1',
  creatorId: null,
  name: 'Nora',
  email: null,
  handle: null,
  link: null,
  stage: 'prospect',
  owner: null,
  tags: ['kitchen'],
  version: 3,
  createdAt: '2026-11-01T00:00:00.000Z',
  step: { text: 'Call again', day: '2026-11-18' },
  groups: [],
  ...given,
});
const partners = [partner({}), partner({ id: 'p2', name: 'Ivo', stage: 'agreed', step: null, tags: [] })];

/** A desk of two recruits. */
export const desk: Desk = {
  stages: defaultStages.map((key) => ({
    key,
    name: null,
    partners: partners.filter(({ stage }) => stage === key).length,
  })),
  version: 0,
  tags: [],
  partners: partners.length,
  today: '2026-11-20',
  members: [{ id: 'u1', name: 'Ada' }],
};
export const board: Board = {
  basis: makeBasis([]),
  columns: defaultStages.map((stage) => {
    const own = partners.filter((one) => one.stage === stage);
    return { stage, total: own.length, partners: own };
  }),
};
