import { leadRepository } from '@/data/leads/leadRepository'
import { systemClock } from '@/data/store/clock'
import type { StoredData } from '@/data/store/documentStore'
import { partsOver } from '@/data/repositories'
import { emptyLeadForm, leadFormSchema, newLead } from '@/domain/leads/leadForm'
import type { LoggedContact } from '@/domain/leads/logContact'
import { settingsWith } from '@/domain/gyms/fixtures'
import { addDays, civilDateIn } from '@/domain/shared/calendar'
import { openAdminStore, type OpenStore } from './dataStores'
import { emptyStore } from '../../support/emptyStore'
import { putGym } from './gymFixtures'

/** A centre that has leads, another one, and what the desk says of them. */
export const [IRON, ICE] = ['iron', 'ice']
export const now = new Date()
export const today = civilDateIn(now, 'Asia/Kolkata')
export const tomorrow = addDays(today, 1)
export const DESK = `${IRON}-desk`
export const { store: server } = openAdminStore()

export const put = (path: string, data: StoredData) => server.batch((writer) => writer.set(path, data))
export const stored = async (path: string) => (await server.get(path))?.data
export const fieldsOf = (name: string, phone = '98765 43211') =>
  newLead(leadFormSchema(settingsWith(), today, null).parse({ ...emptyLeadForm(today), name, phone }), DESK)

export const leadsOf = ({ store }: OpenStore) => leadRepository(partsOver(store, systemClock))
export const contact = (fields: Partial<LoggedContact> = {}): LoggedContact => ({
  ...{ id: 'first', kind: 'Call', outcome: 'Interested', note: '', nextFollowUpOn: tomorrow },
  ...fields,
})
export const by = { today, by: DESK }
export const price = { to: 'Lost', lostReason: 'Price' } as const

/** Before each test. */
export async function beginLeads(): Promise<void> {
  await emptyStore()
  await putGym(server, IRON)
  await putGym(server, ICE)
}
