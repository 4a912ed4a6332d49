import type { Operation, Operations } from './operation';

export type Found = { operation: Operation; params: Record<string, string> };

/** Looks for operations by the method and path of a request. */
type Finder = {
  /** The operation and the decoded `{name}`s of its path; undefined if there is none. */
  find: (method: string, path: string) => Found | undefined;
  /** The methods of the operations at a path. */
  methodsOf: (path: string) => string[];
};

/** Paths with fewer `{name}`s come first, so that `/links/products` is not a `/links/{id}`. */
export function createFinder(operations: Operations): Finder {
  const routes = Object.entries(operations)
    .map(([name, operation]) => {
      const [method = '', path = ''] = name.split(' ');
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      return { method, names, operation, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}/?$`) };
    })
    .sort((a, b) => a.names.length - b.names.length);
  return {
    find: (method, path) => {
      for (const route of routes) {
        const values = route.method === method ? route.pattern.exec(path)?.slice(1) : undefined;
        if (values) {
          const params = route.names.map((name, at) => [name, decode(values[at] ?? '')]);
          return { operation: route.operation, params: Object.fromEntries(params) };
        }
      }
      return undefined;
    },
    methodsOf: (path) => routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method),
  };
}

/** A malformed escape is no value that a schema accepts, and must not be an error of ours. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
