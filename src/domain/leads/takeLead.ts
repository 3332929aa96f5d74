import { refused, type Refusal } from '@/domain/shared/refusal'
import type { Lead } from './lead'

/**
 * What whoever may not assign leads does with one: takes what is nobody's. A colleague's stays theirs, because the commission on
 * its first sale may be.
 */
export function takeLead({ name, ownerId }: Lead, by: string): Pick<Lead, 'ownerId'> | Refusal {
  if (ownerId === '') return { ownerId: by }
  return refused(
    ownerId === by
      ? `${name} is yours already.`
      : `${name} is assigned to somebody else. The owner can assign it to you.`,
  )
}

/** Undo of that: nobody's again, unless the owner has given it to somebody since. */
export const giveBack = ({ name, ownerId }: Lead, by: string): Pick<Lead, 'ownerId'> | Refusal =>
  ownerId === by ? { ownerId: '' } : refused(`${name} was assigned meanwhile, and stays so.`)
