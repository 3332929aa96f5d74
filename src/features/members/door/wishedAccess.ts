import { biometricUserSchema, type BiometricUser } from '@/domain/biometric/device'
import type { DocumentStore } from '@/data/store/documentStore'
import type { LiveQuery } from '@/data/store/live'

/** What is wished for on the centre's devices for that number, and how far each has come; null when nothing ever was. */
export function wishedAccess(
  store: DocumentStore,
  gymId: string,
  pin: string,
): LiveQuery<BiometricUser | null> {
  const path = `biometricUsers/${gymId}_${pin}`
  return {
    key: path,
    watch: (watcher) =>
      store.watchDocument(path, {
        next: (document, pending) =>
          watcher.next(biometricUserSchema.safeParse(document?.data).data ?? null, pending),
        failed: (error) => watcher.failed(error),
      }),
  }
}
