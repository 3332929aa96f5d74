import type { IclockQuery } from '@/domain/biometric/iclockRequest'
import type { DocumentStore } from '@/data/store/documentStore'
import type { BiometricDevice } from '@/domain/biometric/device'

/** A terminal's request, without the platform that received it. */
export type IclockCall = {
  method: string
  path: string
  query: IclockQuery
  headers: Record<string, string | undefined>
  /** Where it seems to have come from; anybody can make it up. */
  address: string
  /** Where it surely came from; '' where nobody can tell. */
  straightAddress: string
  /** The body as it came, but of one that is larger than `most` bytes not much more than that. */
  bodyOf: (most: number) => Promise<Uint8Array>
}

export type IclockAnswer = { status: 200 | 401 | 413 | 503; text: string }

/** What the answer to a device that was let in is made with. */
export type DeviceScene = { store: DocumentStore; device: BiometricDevice; now: Date; address: string }

export const ok = (text = 'OK'): IclockAnswer => ({ status: 200, text })
