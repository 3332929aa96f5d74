import {
  connectStorageEmulator,
  deleteObject,
  getBlob,
  getDownloadURL,
  getStorage,
  ref,
} from 'firebase/storage'
import type { FilesPort } from '@/data/files/filesPort'
import { firebaseApp } from './firebaseApp'
import { translated } from './translateError'

/** The files port over the web SDK. 16 kB: reached through lazyStorageFiles only. */
export function createStorageFiles(): FilesPort {
  const { app, emulators } = firebaseApp()
  const storage = getStorage(app)
  storage.maxOperationRetryTime = 15_000
  if (emulators) connectStorageEmulator(storage, emulators.host, emulators.storage)
  return {
    read: (path) => translated(() => getBlob(ref(storage, path))),
    remove: (path) => translated(() => deleteObject(ref(storage, path))),
    publicUrl: (path) => translated(() => getDownloadURL(ref(storage, path))),
  }
}
