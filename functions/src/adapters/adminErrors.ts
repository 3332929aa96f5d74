import { appErrorOf } from '@/data/store/appErrorOf'
import { AppError } from '@/domain/shared/appError'

/** gRPC's status numbers, which the Admin SDK's Firestore rejects with. */
const grpcCodes: Record<number, string> = {
  1: 'cancelled',
  3: 'invalid-argument',
  4: 'deadline-exceeded',
  5: 'not-found',
  6: 'already-exists',
  7: 'permission-denied',
  8: 'resource-exhausted',
  9: 'failed-precondition',
  10: 'aborted',
  11: 'out-of-range',
  14: 'unavailable',
  16: 'unauthenticated',
}

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return ''
  if (typeof error.code === 'number') return grpcCodes[error.code] ?? ''
  return typeof error.code === 'string' ? error.code : ''
}

/** The door through which every error of the Admin SDK leaves the adapters. An AppError passes as it is. */
export const translateError = (error: unknown): AppError =>
  error instanceof AppError ? error : appErrorOf(codeOf(error), error)

export async function translated<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw translateError(error)
  }
}
