/** Where a page begins; JSON, so that it fits a URL. The same shape as the store's cursor. */
export type ListCursor = { values: (string | number | boolean | null)[]; id: string }

export type ListRows<T> = {
  rows: readonly T[]
  next: ListCursor | null
  /** Records that could not be read and are left out. */
  leftOut: number
}

/** What `useLive` gives for a page of rows. */
export type ListData<T> =
  | { status: 'loading' }
  | { status: 'failed'; error: { message: string; code?: string }; retry: () => void }
  | { status: 'ready'; value: ListRows<T>; pending?: boolean }
