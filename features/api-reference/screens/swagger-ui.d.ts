declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
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
  export default function showSwaggerUi(options: Options): void;
}
