import { linkOperations } from './link-operations';
import { referenceLayout } from './reference-layout';

/** Renders the API document into `container`. Calls go to this site and use only the key typed in, never the session. */
export async function showReference(container: HTMLElement, signal: AbortSignal): Promise<void> {
  const [response, { default: SwaggerUi }] = await Promise.all([
    fetch('/api/openapi.json', { signal }),
    import('swagger-ui-dist/swagger-ui-es-bundle.js'),
  ]);
  if (!response.ok) throw new Error(`The document answered ${response.status}.`);
  const document: Record<string, unknown> = await response.json();
  signal.throwIfAborted();
  linkOperations(container, signal);
  SwaggerUi({
    domNode: container,
    spec: { ...document, servers: [{ url: window.location.origin }] },
    // The built-in deep links nest a link inside a button.
    deepLinking: false,
    docExpansion: 'list',
    defaultModelsExpandDepth: 0,
    displayRequestDuration: true,
    tryItOutEnabled: true,
    withCredentials: false,
    // The built-in colors have too little contrast for small text.
    syntaxHighlight: { activated: false },
    layout: 'ReferenceLayout',
    plugins: [referenceLayout],
    requestInterceptor: (request) => ({ ...request, credentials: 'omit' }),
  });
}
