declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  type Options = {
    domNode: HTMLElement;
    spec: Record<string, unknown>;
    deepLinking?: boolean;
    docExpansion?: 'list' | 'full' | 'none';
    defaultModelsExpandDepth?: number;
    displayRequestDuration?: boolean;
    tryItOutEnabled?: boolean;
    withCredentials?: boolean;
    requestInterceptor?: (request: Record<string, unknown>) => Record<string, unknown>;
  };
  export default function showSwaggerUi(options: Options): void;
}
