import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import type { FailureCode } from '@/lib/base/failure';
import { findDescriptive } from '@/lib/contract/descriptive';
import { examples } from '@/lib/contract/openapi/examples';
import { operations } from '@/lib/contract/operations';
import type { OperationId } from '@/lib/contract/paths';
import { json } from './fault-server';

/** A failure mode of an API, and the error codes it may cause. */
export type Fault = {
  name: string;
  answer: (response: ServerResponse, request: IncomingMessage) => void;
  codes: readonly FailureCode[];
};

const invalid: readonly FailureCode[] = ['upstream_invalid'];
const down: readonly FailureCode[] = ['upstream_unavailable'];
const late: readonly FailureCode[] = ['upstream_timeout'];
const gigantic = 8_000_001;

/** Faults of one operation, partly random. `elsewhere` is a host that must not receive any request. */
export function faultsOf(id: OperationId, elsewhere: string): fc.Arbitrary<Fault>[] {
  const text = JSON.stringify(examples[id]);
  const part = fc.integer({ min: 0, max: text.length - 1 });
  const raw = (body: string | Buffer, headers: Record<string, string> = {}) => {
    return (response: ServerResponse) => void response.writeHead(200, headers).end(body);
  };
  const status = (code: number, codes: readonly FailureCode[], headers = {}) => ({
    name: `status ${code} ${JSON.stringify(headers)}`,
    answer: json({ status: code, message: 'Told so' }, code, headers),
    codes,
  });
  const refusal = (code: number): FailureCode =>
    (({ 400: 'bad_request', 404: 'not_found', 415: 'content_type', 422: 'invalid_input' }) as const)[code] ??
    (code === 401 ? 'key_refused' : 'upstream_refused');
  return [
    fc.constant({ name: 'no answer', answer: () => {}, codes: late }),
    fc.constant({
      name: 'a slow drip',
      answer: (response: ServerResponse) => {
        response.writeHead(200);
        const drip = setInterval(() => response.write(' '), 20);
        response.on('close', () => clearInterval(drip));
      },
      codes: late,
    }),
    part.map((length) => ({
      name: `silence after ${length} characters`,
      answer: (response: ServerResponse) => void response.writeHead(200).write(`${text.slice(0, length)} `),
      codes: late,
    })),
    fc.constant({
      name: 'a reset',
      answer: (response: ServerResponse) => void response.destroy(),
      codes: down,
    }),
    part.map((length) => ({
      name: `a reset after ${length} characters`,
      answer: (response: ServerResponse) => {
        response.writeHead(200, { 'content-length': text.length + 1 });
        response.write(`${text.slice(0, length)} `, () => response.destroy());
      },
      codes: down,
    })),
    part.map((length) => ({
      name: `JSON cut at ${length}`,
      answer: raw(text.slice(0, length)),
      codes: invalid,
    })),
    fc
      .tuple(part, fc.constantFrom('\\', '\u0000', '}', '<', '"', "'"))
      .map(([at, sign]) => `${text.slice(0, at)}${sign}${text.slice(at)}`)
      .filter((body) => !isJson(body))
      .map((body) => ({ name: `malformed JSON: ${body.slice(0, 200)}`, answer: raw(body), codes: invalid })),
    fc.constantFrom('', 'null', 'true', '1e999', '"text"', '<!doctype html>', '{}').map((body) => ({
      name: `the body ${body}`,
      answer: raw(body),
      codes: invalid,
    })),
    fc.constantFrom(...listFigures(id)).map((path) => ({
      name: `a wrong type at ${path.join('.')}`,
      answer: json(spoil(examples[id], path)),
      codes: invalid,
    })),
    fc
      .integer({ min: 400, max: 499 })
      .map((code) => status(code, [code === 429 ? 'throttled' : refusal(code)])),
    fc
      .integer({ min: 500, max: 599 })
      .map((code) => status(code, ['upstream_failed', 'upstream_unavailable', 'upstream_timeout'])),
    fc.integer({ min: 201, max: 399 }).map((code) => status(code, ['upstream_failed'])),
    fc.constant(status(429, ['throttled'])),
    fc
      .constantFrom('0', '1', '-1', '1e9', '99999999999', 'soon', 'Thu, 01 Jan 1970 00:00:00 GMT')
      .map((value) => status(429, ['throttled'], { 'retry-after': value })),
    fc
      .constantFrom(301, 302, 303, 307, 308)
      .map((code) => status(code, ['upstream_failed'], { location: `${elsewhere}/api` })),
    fc.constant({ name: 'a gigantic body', answer: raw(Buffer.alloc(gigantic, 32)), codes: invalid }),
    fc.constant({
      name: 'a small body that unpacks to a gigantic one',
      answer: raw(gzipSync(Buffer.alloc(gigantic, 32)), { 'content-encoding': 'gzip' }),
      codes: invalid,
    }),
    fc.constantFrom('gzip', 'br', 'zstd', 'nothing').map((encoding) => ({
      name: `bytes that are not ${encoding}`,
      answer: raw('x', { 'content-encoding': encoding }),
      codes: invalid,
    })),
  ];
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

type Path = readonly (string | number)[];

/** Paths of the values that reject an answer if they cannot be read. */
const listFigures = (id: OperationId) =>
  listLeaves(examples[id]).filter((path) => !findDescriptive(operations[id].response, path));

/** Paths of all values that are neither objects nor arrays. */
export function listLeaves(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, item]) => listLeaves(item, [...path, key]));
}

/** A copy with a wrong value: an object where none is allowed, unless given. */
export function spoil(value: unknown, [key, ...rest]: Path, wrong: unknown = { wrong: 'type' }): unknown {
  if (key === undefined) return wrong;
  if (Array.isArray(value))
    return value.map((item, at) => (String(at) === key ? spoil(item, rest, wrong) : item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, name === key ? spoil(item, rest, wrong) : item]),
  );
}
