import { Failure, type FailureCode } from '@/lib/base/failure';

const final: readonly FailureCode[] = ['not_found', 'forbidden', 'invalid_input'];

/** Whether a report that failed would fail again, so that it is not tried again. */
export const isFinal = (error: unknown): boolean => error instanceof Failure && final.includes(error.code);
