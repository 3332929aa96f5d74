import { clientInfoSchema, type ClientInfo } from '@/domain/gyms/gym'
import { emptyMemberForm, memberFormSchema, type MemberForm } from '@/domain/members/memberForm'
import { memberPackageSchema, type MemberPackage } from '@/domain/packages/memberPackage'
import { packageTemplateSchema, type PackageTemplate } from '@/domain/packages/packageTemplate'
import { civilDateIn } from '@/domain/shared/calendar'
import { lowerName } from '@/domain/shared/text'
import type { DocumentStore, StoredData } from '@/data/store/documentStore'

export const preference = { invoicePrefix: 'IRN', taxRegime: 'unregistered' }

export const gymInfo = (gymId: string): ClientInfo =>
  clientInfoSchema.parse({ id: gymId, name: `Centre ${gymId}`, type: 'GYM', preference })

const VISIT = {
  ...{ key: 'fixture', name: 'Meera', reason: 'A test', openedAt: new Date('2020-01-01T00:00:00Z') },
  until: new Date('2040-01-01T00:00:00Z'),
}

/** The administrators `{name}-admin` of the tests are in every centre as support, but where a test says otherwise. */
const inside = {
  allowedUntil: VISIT.until,
  visits: Object.fromEntries(
    'stage door order fuzz http export files reads served term sms out staff change call'
      .split(' ')
      .map((name) => [`${name}-admin`, VISIT]),
  ),
}

/** A centre as the server makes it; to be written past the rules. */
export const putGym = (store: DocumentStore, gymId: string, fields: Record<string, unknown> = {}) =>
  store.batch((writer) =>
    writer.set(`gyms/${gymId}`, {
      id: gymId,
      name: `Centre ${gymId}`,
      nameLower: lowerName(`Centre ${gymId}`),
      type: 'GYM',
      isDisabled: false,
      createdAt: new Date('2026-01-01T00:00:00Z'),
      preference,
      support: inside,
      ...fields,
    }),
  )

export const formOf = (fields: Partial<MemberForm> & { name: string }): MemberForm =>
  memberFormSchema(civilDateIn(new Date(), 'Asia/Kolkata'), 'en-IN').parse({
    ...emptyMemberForm,
    phone: '9876543210',
    ...fields,
  })

export const monthly: PackageTemplate = packageTemplateSchema.parse({
  id: 'monthly',
  gymId: 'iron',
  name: 'Monthly',
  nameLower: 'monthly',
  price: 1000,
  duration: 1,
  durationType: 'Month',
  type: 'Non Recurring',
})

/** A paid month that a member holds, as stored; its days are the test's. */
export const heldMonth = (fields: StoredData): MemberPackage =>
  memberPackageSchema.parse({
    ...{ id: 'p1', name: 'Monthly', duration: 1, durationType: 'Month' },
    ...{ basePrice: 1000, amount: 1000, paid: 1000 },
    ...fields,
  })
