/** A request as an agent's client sends it. `null`: the header is left out. */
export type RecordedRequest = {
  client: string;
  accept: string | null;
  headers: Record<string, string>;
  /** The form of the answer: events where a client takes them, in the versions before 2026-07-28. */
  answered: 'application/json' | 'text/event-stream';
};

const json = 'application/json';
const events = 'text/event-stream';

/** Requests by clients of the protocol, by its versions: their `Accept`, and the headers that they send beside it. */
export const recordedRequests: readonly RecordedRequest[] = [
  { client: 'TypeScript SDK', accept: `${json}, ${events}`, headers: {}, answered: events },
  {
    client: 'Python SDK',
    accept: `${json}, ${events}`,
    headers: { 'accept-encoding': 'gzip, deflate', 'user-agent': 'python-httpx/0.28.1' },
    answered: events,
  },
  {
    client: 'C# SDK',
    accept: `${json}, ${events}`,
    headers: { 'mcp-protocol-version': '2025-06-18' },
    answered: events,
  },
  {
    client: 'Go SDK',
    accept: `${json},${events}`,
    headers: { 'user-agent': 'Go-http-client/2.0' },
    answered: events,
  },
  {
    client: 'Java SDK',
    accept: `${events}, ${json}`,
    headers: { 'mcp-protocol-version': '2025-03-26' },
    answered: events,
  },
  { client: 'curl', accept: '*/*', headers: { 'user-agent': 'curl/8.5.0' }, answered: json },
  {
    client: 'a workflow tool',
    accept: `${json}, text/plain, */*`,
    headers: { 'user-agent': 'axios/1.7.9' },
    answered: json,
  },
  { client: 'a client of JSON alone', accept: json, headers: {}, answered: json },
  {
    client: 'a client of events alone',
    accept: events,
    headers: { 'cache-control': 'no-store' },
    answered: events,
  },
  { client: 'a client without the header', accept: null, headers: {}, answered: json },
];
