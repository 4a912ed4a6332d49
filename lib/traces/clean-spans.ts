import type { SpanProcessor } from '@opentelemetry/sdk-trace-node';

/** Attributes that are sent on. Addresses are not among them: they hold queries, ids and tokens of invitations. */
const allowed = new Set([
  'error.type',
  'http.method',
  'http.route',
  'http.status_code',
  'next.page',
  'next.route',
  'next.rsc',
  'next.segment',
  'next.span_type',
  'partnerdeck.operation',
  'partnerdeck.outcome',
]);

/** An address in the name of a span, with all that follows. */
const address = /\s+\S*(?:\?|:\/\/).*$/s;

/** Takes out of spans what may hold an address, a query or a key, before another processor sends them. */
export const cleanSpans: SpanProcessor = {
  onStart(span) {
    if ('name' in span) span.updateName(String(span.name).replace(address, ''));
  },
  onEnd({ attributes, events, links, status }) {
    for (const name of Object.keys(attributes)) if (!allowed.has(name)) delete attributes[name];
    // Messages of errors are in the log, which hides keys.
    delete status.message;
    events.length = 0;
    links.length = 0;
  },
  forceFlush: async () => {},
  shutdown: async () => {},
};
