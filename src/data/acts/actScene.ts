import type { actSubjects } from '@/domain/audit/auditedCollections'
import type { Role } from '@/domain/access/role'
import { clientInfoSchema, gymSchema, type ClientInfo } from '@/domain/gyms/gym'
import { settingsOf, type GymSettings } from '@/domain/gyms/settings'
import { upgradeGym } from '@/domain/gyms/upgradeGym'
import { civilDateIn } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { gymPath } from '@/data/gyms/gymOf'
import { ledgerDayPath } from '@/data/ledger/ledgerRecords'
import { appErrorOf } from '@/data/store/appErrorOf'
import type { DocumentStore, StoredData, StoreTransaction, Writer } from '@/data/store/documentStore'

/** Who acts. `uid` stands in every record that the act writes; the night is `nightly`. */
export type Actor = { uid: string; role: Role }

/** One record that an act made or changed, for the audit log. */
export type Told = {
  collection: keyof typeof actSubjects
  documentId: string
  before: StoredData | null
  after: StoredData | null
}

/** What acts run with: the server's store and clock, and the audit log that is written in the same transaction. */
export type ActParts = {
  store: DocumentStore
  now: Date
  tell: (writer: Writer, told: Told) => void
}

/** What an act reckons with, read in its own transaction: the centre as it stands, and its day by the server's clock. */
export type ActScene = Omit<ActParts, 'store'> & {
  store: DocumentStore
  transaction: StoreTransaction
  gymId: string
  actor: Actor
  gym: ClientInfo
  settings: GymSettings
  /** Of the devices at its doors. */
  deviceSerials: readonly string[]
  today: CivilDate
}

/** Rejects with 'not-found' where the centre is not there, and 'account-disabled' where it is shut. */
export async function openScene(
  { store, now, tell }: ActParts,
  transaction: StoreTransaction,
  gymId: string,
  actor: Actor,
): Promise<ActScene> {
  const stored = await transaction.get(gymPath(gymId))
  if (stored === null) throw appErrorOf('not-found', gymPath(gymId))
  const record = gymSchema.parse(upgradeGym(gymId, stored.data).data)
  if (record.isDisabled && actor.role !== 'ADMIN') throw appErrorOf('user-disabled', gymPath(gymId))
  const gym = clientInfoSchema.parse(record)
  const settings = settingsOf(gym.preference, gym.type)
  const today = civilDateIn(now, settings.timezone)
  // First of what an act reads: whoever moves money after this makes the act begin again.
  await transaction.get(ledgerDayPath(gymId, today))
  const { deviceSerials } = record
  return { store, now, tell, transaction, gymId, actor, gym, settings, deviceSerials, today }
}
