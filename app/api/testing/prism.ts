import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { validateOutput } from '@stoplight/prism-http/dist/validator';

type Answer = { status: number; type: string; body: unknown };

/**
 * Reads an OpenAPI document with Prism. Returns a function that says what is wrong with an answer by the document: its
 * status, its media type or its body. `name` is such as `GET /api/notes`. Throws if the document does not have it.
 */
export async function readByPrism(document: object) {
  // Prism replaces references in place.
  const described = await getHttpOperationsFromSpec(structuredClone(document));
  return (name: string, { status, type, body }: Answer): string[] => {
    const resource = described.find(({ method, path }) => `${method.toUpperCase()} ${path}` === name);
    if (!resource) throw new Error(`The document has no ${name}.`);
    const element = { statusCode: status, headers: { 'content-type': type }, body };
    const checked = validateOutput({ resource, element });
    return checked._tag === 'Left' ? checked.left.map(({ message }) => message) : [];
  };
}
