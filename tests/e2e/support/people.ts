import { clientInfoSchema, type ClientInfo } from '@/domain/gyms/gym'
import { settingsOf } from '@/domain/gyms/settings'
import type { Member } from '@/domain/members/member'
import { memberFormSchema, emptyMemberForm } from '@/domain/members/memberForm'
import { packageTemplateSchema } from '@/domain/packages/packageTemplate'
import { assign } from '@/domain/packageLife/sell'
import type { ActContext, PackageChange } from '@/domain/packageLife/packageAct'
import { upgradeTemplate } from '@/domain/packages/upgradePackage'
import { addDays, addDuration, civilDateIn, financialYearOf } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { Refusal } from '@/domain/shared/refusal'
import { nightAct } from '@/data/acts/nightAct'
import { idsOfAct } from '@/data/acts/packageAct'
import { counterPath } from '@/data/invoices/counters'
import { adminStore as documentStoreOver } from '../../../functions/src/adapters/adminStore'
import { IRON } from '../../../scripts/seed/accounts'
import { adminStore } from '../../support/emulators'
import { repositoriesOver, type Repositories } from '../../support/repositories'
import { takeOffDays } from './takeOffDays'

export const timezone = 'Asia/Kolkata'
export const todayInIndia = (): CivilDate => civilDateIn(new Date(), timezone)

const run = Date.now()
let made = 0

const lettersOf = (number: number): string =>
  number === 0 ? '' : lettersOf(Math.floor(number / 26)) + String.fromCharCode(97 + (number % 26))

export type Someone = { name: string; phone: string }

/** A person no other test and no earlier run knows, by name and by phone; `first` sorts them in the list. */
export function someone(first: string): Someone {
  made += 1
  const digits = String((run * 97 + made * 7919) % 100_000_000).padStart(8, '0')
  return { name: `${first} ${lettersOf(run % 1_000_000_000)}${lettersOf(made + 26)}`, phone: `70${digits}` }
}

const documents = () => documentStoreOver(adminStore())

const repositories = (): Repositories => repositoriesOver(documents(), { now: () => new Date() })

async function gymOf(gymId: string): Promise<ClientInfo> {
  const stored = await documents().get(`gyms/${gymId}`)
  return clientInfoSchema.parse({ ...stored?.data, id: gymId })
}

/** Puts a member into a centre past its screens, as its own repository writes them. */
export async function putMember(
  { name, phone }: Someone,
  gymId = IRON,
  more: Partial<typeof emptyMemberForm> = {},
): Promise<Member> {
  const form = memberFormSchema(todayInIndia(), 'en-IN').parse({ ...emptyMemberForm, ...more, name, phone })
  const id = adminStore().collection('members').doc().id
  return repositories().members.add(gymId, id, form, await gymOf(gymId))
}

/** Noon of that day in India. */
const noonOf = (day: CivilDate) => new Date(`${day}T06:30:00Z`)

/** An act on the member's package, done by the owner on that day; what refuses, throws. */
export async function actOn(
  { id, gymId }: Member,
  act: (member: Member, context: ActContext) => PackageChange | Refusal,
  today = todayInIndia(),
): Promise<void> {
  const gym = await gymOf(gymId)
  const now = today === todayInIndia() ? new Date() : noonOf(today)
  const context = {
    ...{ today, now, gym, settings: settingsOf(gym.preference, gym.type), by: gymId },
    ids: idsOfAct(gymId, crypto.randomUUID()),
  }
  const parts = { store: documents(), now, tell: () => undefined }
  const change = await nightAct(parts, gymId, id, (member, openInvoices) =>
    act(member, { ...context, openInvoices }),
  )
  if (change?.kind === 'refused') throw new Error(change.reason)
}

/** The number of a past sale is of that day, whatever the files before have sold today: the series forgets how far it has come. */
async function openSeriesOf(gymId: string, day: CivilDate): Promise<void> {
  const counter = adminStore().doc(counterPath(gymId, financialYearOf(day)))
  if ((await counter.get()).exists) await counter.update({ on: null })
}

async function sellTo(
  member: Member,
  startDate: CivilDate,
  templateName: string,
  owed: { dueOn: CivilDate } | null,
): Promise<void> {
  const templateId = `${member.gymId}-${templateName}`
  const stored = await documents().get(`memberPackages/${templateId}`)
  const template = packageTemplateSchema.parse(upgradeTemplate(templateId, stored?.data ?? {}).data)
  const paid = { amount: template.price, modeOfPayment: 'Cash', paymentSource: '', reference: '' }
  const terms = {
    startDate,
    basePrice: template.price,
    joiningFee: 0,
    discount: 0,
    discountReason: 'An old member',
    promoCode: '',
    percentOff: 0,
    comments: '',
    dueOn: owed?.dueOn ?? null,
    payment: owed === null ? paid : null,
  }
  // A package of the past was sold then; the calendar has gone on since.
  const soldOn = [startDate, todayInIndia()].sort()[0] ?? startDate
  if (soldOn < todayInIndia()) await openSeriesOf(member.gymId, soldOn)
  await actOn(member, (held, context) => assign(held, template, terms, context), soldOn)
}

/** Sells a package of the centre from that day on, paid in full. */
export const putPackage = (member: Member, startDate: CivilDate, templateName = 'monthly'): Promise<void> =>
  sellTo(member, startDate, templateName, null)

/** Sells a year from that day on, of which nothing is paid, to be paid by that date. */
export const putOwing = (member: Member, startDate: CivilDate, dueOn: CivilDate): Promise<void> =>
  sellTo(member, startDate, 'yearly', { dueOn })

/** A member whose monthly package runs today. */
export async function putCovered(
  person: Someone,
  more: Partial<typeof emptyMemberForm> = {},
): Promise<Member> {
  const member = await putMember(person, IRON, more)
  await putPackage(member, todayInIndia())
  return member
}

/** A member whose monthly package ended that many days ago. */
export async function putExpired(person: Someone, daysAgo: number): Promise<Member> {
  const member = await putMember(person)
  const start = addDuration(addDays(todayInIndia(), 1 - daysAgo), -1, 'Month')
  await putPackage(member, start)
  return member
}

/** Takes the people of a test off the lists and out of today's visits, so that the demo's figures stay what they are. */
export async function takeAway(...names: string[]): Promise<void> {
  const { members } = repositories()
  for (const name of names) {
    const found = await adminStore().collection('members').where('name', '==', name).get()
    for (const doc of found.docs) {
      const gymId = String(doc.get('gymId'))
      const attendance = adminStore().doc(`attendance/${gymId}_${doc.id}`)
      if ((await attendance.get()).exists) {
        await attendance.delete()
        await takeOffDays(gymId, doc.id)
      }
      if (doc.get('deleted') !== true) await members.remove(gymId, doc.id)
    }
  }
}
