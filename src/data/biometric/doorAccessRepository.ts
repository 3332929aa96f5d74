import { biometricUserSchema, type BiometricUser } from '@/domain/biometric/device'
import type { LiveQuery } from '@/data/store/live'
import type { RepositoryParts } from '@/data/store/repositoryParts'
import { biometricUserPath } from './biometricRecords'

/** Who may open the door, as the centre's devices are told it. */
export const doorAccessRepository = (parts: RepositoryParts) => ({
  /** What is wished for on the centre's devices for that number, and how far each has come; null when nothing ever was. */
  wished(gymId: string, pin: string): LiveQuery<BiometricUser | null> {
    const path = biometricUserPath(gymId, pin)
    return {
      key: path,
      watch: (watcher) =>
        parts.store.watchDocument(path, {
          next: (document, pending) =>
            watcher.next(biometricUserSchema.safeParse(document?.data).data ?? null, pending),
          failed: (error) => watcher.failed(error),
        }),
    }
  },
})
