import type { ClientInfo } from '@/domain/gyms/gym'
import type { GymSettings } from '@/domain/gyms/settings'
import type { Invoice } from '@/domain/invoices/invoice'
import type { Member } from '@/domain/members/member'
import { adoptInvoice, billRecurring } from '@/domain/packageLife/billRecurring'
import type { PackageChange } from '@/domain/packageLife/packageAct'
import { addDays } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import type { Refusal } from '@/domain/shared/refusal'
import type { ActParts } from '@/data/acts/actScene'
import { NIGHT, nightAct } from '@/data/acts/nightAct'
import { invoicePath, readInvoice } from '@/data/invoices/invoiceRecords'

/** Invoices a single night may make for one member: six years of monthly ones, and an end to any endless loop. */
const MOST_INVOICES = 72
/** Ids that are tried for one invoice. */
const MOST_IDS = 5

/** A package from before our invoices may have been let go; after this many days nobody is billed for the time since. */
const LAPSED_AFTER_DAYS = 31

/** `billedThrough` stands on every package that was sold or billed here; older ones only know their end. */
const hasLapsed = ({ currentPackage: pkg }: Member, today: CivilDate): boolean =>
  pkg !== null &&
  pkg.billedThrough === null &&
  pkg.endDate !== null &&
  pkg.endDate < addDays(today, -LAPSED_AFTER_DAYS)

type Billing = {
  parts: ActParts
  gymId: string
  memberId: string
  today: CivilDate
  gym: ClientInfo
  settings: GymSettings
}

type Outcome = { refusal: string; taken: string[] }

/**
 * The next invoice of a member. Its id may be in the store: as this very invoice, with which the package goes on, or as
 * something else, which is named and passed by under the next id, so that it stands in nobody's way.
 */
async function billOnce(
  { parts, gymId, memberId, today, gym, settings }: Billing,
  taken: string[],
): Promise<PackageChange | Refusal | null> {
  const { store, now } = parts
  for (let at = 1; at <= MOST_IDS; at += 1) {
    const idOf = (id: string) => (at === 1 ? id : `${id}_${at}`)
    let invoiceId = ''
    const next = (member: Member, openInvoices: Invoice[]) => {
      const change = hasLapsed(member, today)
        ? null
        : billRecurring(member, { today, now, gym, settings, by: NIGHT, openInvoices }, idOf)
      invoiceId = change?.kind === 'done' ? (change.invoice?.id ?? '') : ''
      return change
    }
    try {
      return await nightAct(parts, gymId, memberId, next)
    } catch (error) {
      const stored = invoiceId === '' ? null : await store.get(invoicePath(invoiceId))
      // Not because something stands in the way.
      if (stored === null) throw error
      const found = readInvoice(stored, settings.timezone)
      if (found?.gymId === gymId && found.memberId === memberId && found.issuedOn !== null)
        return nightAct(parts, gymId, memberId, (member, openInvoices) => {
          const change = next(member, openInvoices)
          // Another night may have gone on with it meanwhile: then this is the invoice after it, and a new one.
          return change?.kind === 'done' && invoiceId === stored.id
            ? adoptInvoice(member, change, found)
            : change
        })
      taken.push(stored.path)
    }
  }
  return { kind: 'refused', reason: 'Every id of the next invoice is taken.' }
}

/** Bills one member up to today; `billed` is told of each invoice that was made. A refusal ends it, with its reason. */
export async function billMember(billing: Billing, billed: () => void): Promise<Outcome> {
  const taken: string[] = []
  for (let made = 0; made < MOST_INVOICES; made += 1) {
    const outcome = await billOnce(billing, taken)
    if (outcome === null) break
    if (outcome.kind === 'refused') return { refusal: outcome.reason, taken }
    if (outcome.invoice !== null) billed()
  }
  return { refusal: '', taken }
}
