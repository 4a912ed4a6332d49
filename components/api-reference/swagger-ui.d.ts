declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  export type Parts = { React: { createElement: (tag: string, props: null, text: string) => unknown } };
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
    plugins?: ((system: Parts) => { components: Record<string, () => unknown> })[];
    requestInterceptor?: (request: Record<string, unknown>) => Record<string, unknown>;
  };
  export default function showSwaggerUi(options: Options): void;
}
