import { refused, type Refusal } from '@/domain/shared/refusal'
import type { Lead } from './lead'
import { refuseGone } from './refuseGone'

/**
 * What whoever may not assign leads does with one: takes what is nobody's. A colleague's stays theirs, because the commission on
 * its first sale may be.
 */
export function takeLead(lead: Lead, by: string): Pick<Lead, 'ownerId'> | Refusal {
  const { name, ownerId } = lead
  const gone = refuseGone(lead)
  if (gone !== null) return gone
  if (ownerId === '') return { ownerId: by }
  return refused(
    ownerId === by
      ? `${name} is yours already.`
      : `${name} is assigned to somebody else. The owner can assign it to you.`,
  )
}

/** Undo of that: nobody's again, unless the owner has given it to somebody since. */
export const giveBack = (lead: Lead, by: string): Pick<Lead, 'ownerId'> | Refusal =>
  takeBackFrom(lead, { given: by, before: '' })

/** To whom a lead was given, and whose it was when it was. */
export type Assignment = { given: string; before: string }

/** Undo of an assignment: as it was before, unless somebody has been given it since. */
export function takeBackFrom(lead: Lead, { given, before }: Assignment): Pick<Lead, 'ownerId'> | Refusal {
  const gone = refuseGone(lead)
  if (gone !== null) return gone
  if (lead.ownerId === given) return { ownerId: before }
  return refused(`${lead.name} was assigned meanwhile, and stays so.`)
}
