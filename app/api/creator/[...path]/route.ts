import { proxyApi } from '@/app/_server/proxy-api';

/** /api/creator/*: the creator API at its own paths. */
export {
  proxyApi as DELETE,
  proxyApi as GET,
  proxyApi as HEAD,
  proxyApi as OPTIONS,
  proxyApi as PATCH,
  proxyApi as POST,
  proxyApi as PUT,
};
