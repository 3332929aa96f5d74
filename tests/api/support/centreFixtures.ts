import { clientInfoSchema, type ClientInfo } from '@/domain/gyms/gym'
import { emptyMemberForm, memberFormSchema, type MemberForm } from '@/domain/members/memberForm'
import { packageTemplateSchema, type PackageTemplate } from '@/domain/packages/packageTemplate'
import { civilDateIn } from '@/domain/shared/calendar'
import { lowerName } from '@/domain/shared/text'
import type { DocumentStore } from '@/data/store/documentStore'

const preference = { invoicePrefix: 'IRN', taxRegime: 'unregistered' }

export const centreInfo = (gymId: string): ClientInfo =>
  clientInfoSchema.parse({ id: gymId, name: `Centre ${gymId}`, type: 'GYM', preference })

/** A centre as the server makes it; to be written past the rules. */
export const putCentre = (store: DocumentStore, gymId: string, fields: Record<string, unknown> = {}) =>
  store.batch((writer) =>
    writer.set(`gyms/${gymId}`, {
      id: gymId,
      name: `Centre ${gymId}`,
      nameLower: lowerName(`Centre ${gymId}`),
      type: 'GYM',
      isDisabled: false,
      createdAt: new Date('2026-01-01T00:00:00Z'),
      preference,
      ...fields,
    }),
  )

export const formOf = (fields: Partial<MemberForm> & { name: string }): MemberForm =>
  memberFormSchema(civilDateIn(new Date(), 'Asia/Kolkata')).parse({
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
