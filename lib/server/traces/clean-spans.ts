import type { SpanProcessor } from './load-sdk';

/** Attributes to export. URLs are excluded, because they contain queries, ids and invitation tokens. */
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

/** A URL and everything after it in a span's name. */
const address = /\s+\S*(?:\?|:\/\/).*$/s;

/** Removes what may contain a URL, query or key from spans before they are exported. */
export const cleanSpans: SpanProcessor = {
  onStart(span) {
    if ('name' in span) span.updateName(String(span.name).replace(address, ''));
  },
  onEnd({ attributes, events, links, status }) {
    for (const name of Object.keys(attributes)) if (!allowed.has(name)) delete attributes[name];
    // Error messages are in the log, which redacts keys.
    delete status.message;
    events.length = 0;
    links.length = 0;
  },
  forceFlush: async () => {},
  shutdown: async () => {},
};
