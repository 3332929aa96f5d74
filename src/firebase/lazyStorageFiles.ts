import type { FilesPort } from '@/data/files/filesPort'
import { appErrorOf } from '@/data/store/appErrorOf'

/** The files port that fetches the Storage SDK with the first file; a failed fetch is tried again by the next. */
export function lazyStorageFiles(): FilesPort {
  let loading: Promise<FilesPort> | null = null
  const files = (): Promise<FilesPort> => {
    loading ??= import('./storageFiles').then(
      ({ createStorageFiles }) => createStorageFiles(),
      (error: unknown) => {
        loading = null
        throw appErrorOf('unavailable', error)
      },
    )
    return loading
  }
  return {
    read: async (path) => (await files()).read(path),
    remove: async (path) => (await files()).remove(path),
    publicUrl: async (path) => (await files()).publicUrl(path),
  }
}
