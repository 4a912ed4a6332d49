import { guard } from '@/app/_server/guard';
import { Failure } from '@/lib/failure';

/** /api/*: whatever is none of ours, in the words of all others. */
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
