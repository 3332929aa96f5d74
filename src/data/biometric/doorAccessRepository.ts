import {
  biometricDeviceSchema,
  biometricUserSchema,
  type BiometricDevice,
  type BiometricUser,
} from '@/domain/biometric/device'
import { pageOf, typedCollection } from '@/data/store/collection'
import type { LiveQuery, PageOf } from '@/data/store/live'
import { recordList } from '@/data/store/recordRepository'
import type { RepositoryParts } from '@/data/store/repositoryParts'

const MOST_DEVICES = 50

/** Who may open the door, as the centre's devices know it. */
export const doorAccessRepository = (parts: RepositoryParts) => ({
  /** The devices that are registered for the centre. */
  devices: (gymId: string): LiveQuery<PageOf<BiometricDevice>> =>
    typedCollection<BiometricDevice>(parts, {
      collection: 'biometricDevices',
      isTenanted: true,
      schema: biometricDeviceSchema,
      upgrade: ({ id, data }) => ({ ...data, id }),
    }).page(pageOf(recordList('biometricDevices', gymId), { pageSize: MOST_DEVICES })),
  /** What is wished for on the centre's devices for that number, and how far each has come; null when nothing ever was. */
  wished(gymId: string, pin: string): LiveQuery<BiometricUser | null> {
    const path = `biometricUsers/${gymId}_${pin}`
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
