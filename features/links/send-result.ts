import type { FailureCode } from '@/lib/base/failure';

/**
 * What a failed POST means for the link. `refused`: it was not created and will not be. `unsent`: it was not created,
 * and a retry is safe. `unknown`: it may have been created.
 */
type SendResult = 'refused' | 'unsent' | 'unknown';

const results: Record<FailureCode, SendResult> = {
  bad_request: 'refused',
  unauthenticated: 'unsent',
  forbidden: 'refused',
  confirm_needed: 'unsent',
  factor_needed: 'unsent',
  not_found: 'refused',
  // Sent before without a response, and not sent again.
  conflict: 'unknown',
  elsewhere: 'unsent',
  too_large: 'refused',
  content_type: 'refused',
  invalid_input: 'refused',
  key_missing: 'unsent',
  key_refused: 'unsent',
  throttled: 'unsent',
  internal: 'unknown',
  busy: 'unknown',
  database_down: 'unknown',
  disk_full: 'unknown',
  mail_failed: 'unknown',
  upstream_failed: 'unknown',
  upstream_invalid: 'unknown',
  upstream_refused: 'refused',
  upstream_unavailable: 'unknown',
  upstream_timeout: 'unknown',
};

export const sendResultOf = (code: FailureCode): SendResult => results[code];
