/** Loads the packages that only traces need. They are no dependencies for production, and the build does not read them. */
export async function loadSdk() {
  try {
    const [exporter, resources, sdk] = await Promise.all([
      import(/* turbopackIgnore: true */ '@opentelemetry/exporter-trace-otlp-http'),
      import(/* turbopackIgnore: true */ '@opentelemetry/resources'),
      import(/* turbopackIgnore: true */ '@opentelemetry/sdk-trace-node'),
    ]);
    return { ...exporter, ...resources, ...sdk };
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'ERR_MODULE_NOT_FOUND')) throw cause;
    throw new Error(
      'OTEL_EXPORTER_OTLP_ENDPOINT is set, and the packages for traces are not installed. Run `npm run traces:install`, or remove the variable.',
      { cause },
    );
  }
}

type Options = ConstructorParameters<Awaited<ReturnType<typeof loadSdk>>['NodeTracerProvider']>[0];
export type SpanProcessor = NonNullable<NonNullable<Options>['spanProcessors']>[number];
