type Component = (properties: never) => unknown;
type CreateElement = (
  type: string | Component,
  properties: Record<string, unknown> | null,
  ...children: unknown[]
) => unknown;
export type Parts = { React: { createElement: CreateElement }; Component: Component };
type Options = {
  domNode: HTMLElement;
  spec: Record<string, unknown>;
  deepLinking?: boolean;
  docExpansion?: 'list' | 'full' | 'none';
  defaultModelsExpandDepth?: number;
  displayRequestDuration?: boolean;
  tryItOutEnabled?: boolean;
  withCredentials?: boolean;
  syntaxHighlight?: { activated: boolean };
  layout?: string;
  plugins?: ((system: Parts) => {
    components: Record<string, Component>;
    wrapComponents: Record<string, (original: Component) => Component>;
  })[];
  requestInterceptor?: (request: Record<string, unknown>) => Record<string, unknown>;
};
type ShowSwaggerUi = (options: Options) => void;

declare global {
  interface Window {
    SwaggerUIBundle?: ShowSwaggerUi;
  }
}

/** Emitted as it is: the package is minified, and bundling it again takes a tenth of a build. */
const bundle = new URL('swagger-ui-dist/swagger-ui-bundle.js', import.meta.url);

/** Loads Swagger UI by a script element of its own, once per page. */
export async function loadRenderer(): Promise<ShowSwaggerUi> {
  if (!window.SwaggerUIBundle) {
    const script = document.createElement('script');
    script.src = bundle.href;
    await new Promise((resolve, reject) => {
      script.addEventListener('load', resolve);
      script.addEventListener('error', () => reject(new Error('Swagger UI could not be loaded.')));
      document.head.append(script);
    });
  }
  if (!window.SwaggerUIBundle) throw new Error('Swagger UI is not there.');
  return window.SwaggerUIBundle;
}
