import { guard } from '@/app/_server/guard';
import { Failure } from '@/lib/base/failure';

/** /api/*: unknown paths get an error in the usual shape. */
function refuse(request: Request): Promise<Response> {
  return guard(request, async () => {
    throw new Failure('not_found', 'Nothing exists at this address.');
  });
}

export {
  refuse as DELETE,
  refuse as GET,
  refuse as HEAD,
  refuse as OPTIONS,
  refuse as PATCH,
  refuse as POST,
  refuse as PUT,
};
