import { operation } from '@/lib/api/operation';
import { largestBody } from '@/lib/server/listener/body-limits.mjs';
import { addPartner, changePartner, deletePartner } from './change-partner';
import { changeStages } from './change-stages';
import { deskFiltersSchema, partnersQuerySchema } from './desk-query';
import { importPartners } from './import-partners';
import { listDueSteps } from './list-due-steps';
import { listPartners, readBoard, readPartner } from './list-partners';
import { deskImportSchema, newPartnerSchema, partnerChangesSchema, partnerParams } from './partner';
import { previewImport } from './preview-import';
import { readDesk } from './read-desk';
import { stagesChangeSchema } from './stage-list';

export const deskApi = {
  'GET /api/desk': operation({
    summary: 'Reads the stages, tags and possible owners of the creator desk.',
    access: 'view',
    scope: 'catalog:read',
    answer: (workspace) => readDesk(workspace),
  }),
  'GET /api/desk/partners': operation({
    summary: 'Lists partners and recruits on the creator desk that match.',
    access: 'view',
    scope: 'catalog:read',
    query: partnersQuerySchema,
    answer: (workspace, { query }) => listPartners(workspace, query),
  }),
  'POST /api/desk/partners': operation({
    summary: 'Puts a creator or a recruit on the desk.',
    access: 'view',
    scope: null,
    body: newPartnerSchema,
    answer: (workspace, { body }) => addPartner(workspace, body),
  }),
  'GET /api/desk/partners/{id}': operation({
    summary: 'Reads a partner or recruit, with notes.',
    access: 'view',
    scope: 'catalog:read',
    params: partnerParams,
    answer: (workspace, { params }) => readPartner(workspace, params.id),
  }),
  'PATCH /api/desk/partners/{id}': operation({
    summary: 'Changes fields of a partner, moves them to a stage, or connects a recruit to a creator.',
    access: 'view',
    scope: null,
    params: partnerParams,
    body: partnerChangesSchema,
    answer: (workspace, { params, body }) => changePartner(workspace, { ...body, ...params }),
  }),
  'DELETE /api/desk/partners/{id}': operation({
    summary: 'Deletes a partner from the desk. Their figures stay.',
    access: 'view',
    scope: null,
    params: partnerParams,
    answer: ({ db, member }, { params }) => deletePartner(db, member, params.id),
  }),
  'GET /api/desk/board': operation({
    summary: 'Reads the board: the first partners of each stage that match.',
    access: 'view',
    scope: 'catalog:read',
    query: deskFiltersSchema,
    answer: (workspace, { query }) => readBoard(workspace, query),
  }),
  'GET /api/desk/steps': operation({
    summary: 'Lists the first next steps that are due, those of the reader first.',
    access: 'view',
    scope: 'catalog:read',
    answer: (workspace) => listDueSteps(workspace, workspace.member.userId),
  }),
  'PUT /api/desk/stages': operation({
    summary: 'Replaces the stages of the desk, in order.',
    access: 'manage',
    scope: null,
    body: stagesChangeSchema,
    answer: ({ db, member }, { body }) => changeStages(db, member, body),
  }),
  'POST /api/desk/imports': operation({
    summary:
      'Imports partners from CSV: name, creator, email, handle, link, stage, owner, tags, step, due, notes.',
    access: 'view',
    scope: null,
    body: deskImportSchema,
    limit: largestBody,
    answer: (workspace, { body }) => importPartners(workspace, body.csv),
  }),
  'POST /api/desk/imports/previews': operation({
    summary: 'Says what an import of partners from CSV would do. Stores nothing.',
    access: 'view',
    scope: null,
    body: deskImportSchema,
    limit: largestBody,
    answer: (workspace, { body }) => previewImport(workspace, body.csv),
  }),
};
export type DeskApi = typeof deskApi;
