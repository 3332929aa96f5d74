import { enquiredAgain, enquiredLead, isKept, type Enquiry } from '@/domain/leads/enquiryLead'
import { isOpenLead, leadSchema } from '@/domain/leads/lead'
import { upgradeLead } from '@/domain/leads/upgradeLead'
import { comparedDigits, phoneDigits } from '@/domain/shared/phone'
import { leadsOfPhone } from '@/data/leads/leadQueries'
import { leadPath, readLead } from '@/data/leads/leadRecords'
import { changedFields } from '@/data/store/changedFields'
import { listWith, serverTime, type DocumentStore } from '@/data/store/documentStore'
import type { EnquiryGym } from '../gyms/enquiryGym'
import { leadIdOfKey, leadIdOfPhone } from './leadIds'

const CONTACTS = 'interactions'
const withoutList = (changes: ReturnType<typeof changedFields>) =>
  changes.filter(({ at }) => at[0] !== CONTACTS)

/** As many leads of one phone are looked at. */
const OF_ONE_PHONE = 10

async function idsOfPhone(
  store: DocumentStore,
  gymId: string,
  digits: string,
  locale: string,
): Promise<string[]> {
  const { path, where, orderBy } = leadsOfPhone(gymId, digits, locale)
  const ofGym = [{ field: 'gymId', op: '==', value: gymId } as const, ...where]
  const found = await store.query({ collection: path, where: ofGym, orderBy, limit: OF_ONE_PHONE })
  return found.map(({ id }) => id)
}

/**
 * Makes a lead of an enquiry, or says in the open lead of that phone that they asked again: two enquiries at once
 * meet in the document whose id follows from the phone.
 */
export async function keepEnquiry(
  store: DocumentStore,
  { gym, settings, today }: EnquiryGym,
  enquiry: Enquiry,
  now: Date,
): Promise<void> {
  const { locale, timezone } = settings
  const digits = phoneDigits(enquiry.phone)
  const compared = comparedDigits(digits, locale)
  const ofPhone = leadIdOfPhone(gym.id, digits)
  const ofKey = leadIdOfKey(gym.id, enquiry.key)
  const ids = [...new Set([ofPhone, ofKey, ...(await idsOfPhone(store, gym.id, digits, locale))])]
  await store.transact(async (transaction) => {
    const stored = await Promise.all(ids.map((id) => transaction.get(leadPath(id))))
    const known = stored.flatMap((document) => {
      const lead = readLead(document, timezone)
      return document !== null && lead?.gymId === gym.id ? [{ document, lead }] : []
    })
    if (known.some(({ lead }) => isKept(lead, enquiry))) return
    const open = known.find(
      ({ lead }) => isOpenLead(lead) && comparedDigits(lead.phoneDigits, locale) === compared,
    )
    if (open) {
      const { lead, contact } = enquiredAgain(open.lead, enquiry, { now, today })
      const { data } = open.document
      const { repairs } = upgradeLead(open.lead.id, data, timezone)
      transaction.update(leadPath(open.lead.id), [
        // The list is added to, which makes it where an older lead has none.
        ...withoutList(changedFields(data, { ...repairs, ...lead })),
        ...(contact === null ? [] : [{ at: [CONTACTS], value: listWith(contact) }]),
        { at: ['updatedAt'], value: serverTime },
      ])
      return
    }
    const id = stored[0] === null ? ofPhone : ofKey
    const fields = enquiredLead(enquiry, settings.sources, { now, today })
    const lead = leadSchema.parse({ ...fields, id, gymId: gym.id })
    transaction.create(leadPath(id), { ...lead, createdAt: serverTime, updatedAt: serverTime })
  })
}
