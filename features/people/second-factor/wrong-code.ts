import { Failure, toFailure } from '@/lib/base/failure';

/** Failure `invalid_input` for the field `code`. */
export function wrongCode(): Failure {
  const issues = [{ field: 'code', message: 'This code is wrong or was used already' }];
  return new Failure('invalid_input', 'Check the field below.', { issues });
}

/** Failure `invalid_input` for a passkey. Says no more, because the reasons matter only to an attacker. */
export const wrongPasskey = (): Failure =>
  new Failure('invalid_input', 'This passkey was not accepted. Try again.');

/** The library throws for each way in which a response can be wrong. Other errors stay what they are. */
export function toPasskeyFailure(error: unknown): Failure {
  const failure = toFailure(error);
  return failure.code === 'internal' ? wrongPasskey() : failure;
}
