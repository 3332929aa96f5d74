import type { AppError } from '@/domain/shared/appError'

/** What a screen knows of a subscription. `pending`: it shows writes that the server has not confirmed yet. */
export type Live<T> =
  | { status: 'loading' }
  | { status: 'ready'; value: T; pending: boolean }
  | { status: 'failed'; error: AppError; retry: () => void }

export const loading = { status: 'loading' } as const
