import { businessTypeSchema } from '@/domain/shared/businessType'
import { settingsOf, type GymSettings } from '@/domain/gyms/settings'
import { mapOf } from '@/domain/shared/readers'
import type { StoredDocument, StoreTransaction } from '@/data/store/documentStore'

export const gymPath = (gymId: string) => `gyms/${gymId}`

/** Those of a centre that has set nothing. */
export const defaultSettings = settingsOf({}, 'GYM')

/** A centre's settings out of its stored document, whatever else an older one lacks. */
export function storedSettings({ data }: StoredDocument): GymSettings {
  const type = businessTypeSchema.safeParse(data['type'])
  return settingsOf(mapOf(data['preference']) ?? {}, type.success ? type.data : 'GYM')
}

/** Read inside the transaction, so that a number or a date is reckoned by the settings that hold at that moment. */
export async function settingsIn(transaction: StoreTransaction, gymId: string): Promise<GymSettings> {
  const document = await transaction.get(gymPath(gymId))
  return document === null ? defaultSettings : storedSettings(document)
}
