import { devicePath, knockPath } from '@/data/biometric/biometricRecords'
import type { DocumentStore } from '@/data/store/documentStore'

/**
 * The serial number as its device sends it: makers print capitals, and not everybody types them. As it was typed where a device has called
 * by just that, or is registered by it.
 */
export async function serialMeant(store: DocumentStore, typed: string): Promise<string> {
  const capitals = typed.toUpperCase()
  if (capitals === typed) return typed
  const known = await Promise.all([store.get(knockPath(typed)), store.get(devicePath(typed))])
  return known.every((each) => each === null) ? capitals : typed
}
