import { setTimeout as sleep } from 'node:timers/promises';
import { DiagLogLevel, diag, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { cutText } from '@/lib/base/cut-text';
import { log } from '@/lib/base/log';
import { version } from '@/lib/base/version';
import { cleanSpans } from './clean-spans';
import { loadSdk } from './load-sdk';

/** Time limit for the final flush if the collector does not respond. */
const flushWithinMs = 3_000;

type Traces = {
  /** Adds a span for a finished API call, as a child of its request. */
  addCall: (operation: string, outcome: string, seconds: number) => void;
  /** Exports remaining spans. */
  close: () => Promise<void>;
};

/**
 * Exports spans by OTLP over HTTP, as configured by OTEL_* variables. Next.js adds a span for each request and its
 * parts. Spans contain no URLs, queries or keys.
 */
export async function startTraces(): Promise<Traces> {
  const sdk = await loadSdk();
  const warn = (message: string) =>
    log.warn({ detail: cutText(message, 300) }, 'OpenTelemetry has a problem');
  const ignore = () => {};
  diag.setLogger(
    { error: warn, warn, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  const own = sdk.resourceFromAttributes({ 'service.name': 'partnerdeck', 'service.version': version });
  const provider = new sdk.NodeTracerProvider({
    resource: own.merge(sdk.detectResources({ detectors: [sdk.envDetector] })),
    spanProcessors: [cleanSpans, new sdk.BatchSpanProcessor(new sdk.OTLPTraceExporter())],
  });
  provider.register();
  const tracer = provider.getTracer('partnerdeck');
  return {
    addCall(operation, outcome, seconds) {
      const end = Date.now();
      const failed = outcome !== 'success';
      const span = tracer.startSpan(`upstream ${operation}`, {
        kind: SpanKind.CLIENT,
        startTime: end - seconds * 1_000,
        attributes: {
          'partnerdeck.operation': operation,
          'partnerdeck.outcome': outcome,
          ...(failed && { 'error.type': outcome }),
        },
      });
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(end);
    },
    async close() {
      await Promise.race([provider.shutdown(), sleep(flushWithinMs, undefined, { ref: false })]);
    },
  };
}
