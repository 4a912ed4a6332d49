import type { z } from 'zod';
import { type ApiErrorName, apiErrors, errorBodySchema } from '../errors';
import { type KeyFamily, operations } from '../operations';
import { type OperationId, operationIds, paths } from '../paths';
import { examples } from './examples';
import { operationNotes, parameterNotes } from './notes';
import { describeParameters, describeSchema, type JsonSchema, type Schemas } from './schemas';

type Described = {
  family: KeyFamily;
  summary: string;
  params?: { shape: Record<string, z.ZodType> };
  query?: { shape: Record<string, z.ZodType> };
  body?: z.ZodType;
  response: z.ZodType;
  errors: readonly ApiErrorName[];
};

const security = {
  seller: { scheme: 'sellerKey', tag: 'Seller API' },
  creator: { scheme: 'creatorToken', tag: 'Creator API' },
} as const;

/** The API as an OpenAPI 3.1 document, generated from the contract. `serverUrl` has no trailing slash. */
export function buildOpenApi(serverUrl: string) {
  const schemas: Schemas = {};
  describeSchema(errorBodySchema, 'output', schemas);
  const byPath: Record<string, JsonSchema> = {};
  for (const id of operationIds) {
    const { method, path } = paths[id];
    byPath[path] = {
      ...byPath[path],
      [method.toLowerCase()]: describeOperation(id, operations[id], schemas),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Seller and Creator Affiliate API',
      version: '1.0.0',
      description:
        'Connects sellers (brands), creators and products. Lists come in pages: pass `cursor` back to get the next one, until it is null. Date-times are UTC, written `YYYY-MM-DDTHH:mm:ss.SSSZ`. Parameters that are not described are ignored; one given twice is rejected. Checks come in this order: 401, 415, 422, 404, 400.',
      contact: { name: 'Partnerdeck', url: serverUrl },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: serverUrl }],
    tags: [
      { name: security.seller.tag, description: 'Reads brands, products, creators and reports of a seller.' },
      { name: security.creator.tag, description: 'Makes tracked links for a creator.' },
    ],
    paths: byPath,
    components: {
      schemas,
      securitySchemes: {
        sellerKey: { type: 'http', scheme: 'bearer', description: 'A seller’s API key.' },
        creatorToken: { type: 'http', scheme: 'bearer', description: 'A creator’s access token.' },
      },
    },
  };
}

function describeOperation(id: OperationId, operation: Described, schemas: Schemas): JsonSchema {
  const { scheme, tag } = security[operation.family];
  const parameters = [
    ...describeParameters(
      { in: 'path', shape: operation.params?.shape ?? {}, notes: parameterNotes },
      schemas,
    ),
    ...describeParameters(
      { in: 'query', shape: operation.query?.shape ?? {}, notes: parameterNotes },
      schemas,
    ),
  ];
  return {
    operationId: id,
    tags: [tag],
    summary: operation.summary,
    description: operationNotes[id],
    security: [{ [scheme]: [] }],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(operation.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: describeSchema(operation.body, 'input', schemas) } },
          },
        }
      : {}),
    responses: {
      200: {
        description: operation.summary,
        content: {
          'application/json': {
            schema: describeSchema(operation.response, 'output', schemas),
            example: examples[id],
          },
        },
      },
      ...describeErrors(['unauthorized', 'invalidInput', ...operation.errors]),
    },
  };
}

function describeErrors(names: readonly ApiErrorName[]) {
  const responses: Record<number, JsonSchema> = {};
  for (const name of names) {
    const error = apiErrors[name];
    responses[error.status] = {
      description: error.message,
      content: {
        'application/json': { schema: { $ref: '#/components/schemas/Error' }, example: { ...error } },
      },
    };
  }
  return responses;
}
