import { z } from 'zod';

/** The API's errors with its messages. API: Errors. */
export const apiErrors = {
  linkForbidden: { status: 400, message: 'You do not have permission to create a link for this product' },
  unauthorized: { status: 401, message: 'Unauthorized' },
  brandNotFound: { status: 404, message: 'Brand Not Found' },
  creatorNotFound: { status: 404, message: 'Creator Not Found' },
  productNotFound: { status: 404, message: 'Product not found' },
  contentType: {
    status: 415,
    message: 'Invalid Content Type: Must be application/json for post requests',
  },
  invalidInput: { status: 422, message: 'Input Validation Failed' },
} as const;

export type ApiErrorName = keyof typeof apiErrors;

export const errorBodySchema = z
  .object({ status: z.number().int(), message: z.string() })
  .meta({ id: 'Error' });

/** The API's error body. `status` equals the HTTP status. */
export type ErrorBody = z.infer<typeof errorBodySchema>;
