import { appErrorOf } from '@/data/store/appErrorOf'
import { AppError } from '@/domain/shared/appError'
import { mendBroken } from './brokenStore'

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : ''

/** The door through which every error of the web SDK leaves this folder. An AppError passes as it is. */
export function translateError(error: unknown): AppError {
  if (error instanceof AppError) return error
  mendBroken(error)
  return appErrorOf(codeOf(error), error)
}

/** Awaits an SDK's promise and rejects with AppError only. */
export async function translated<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw translateError(error)
  }
}
