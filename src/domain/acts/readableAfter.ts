import { invoiceSchema, type Invoice } from '@/domain/invoices/invoice'
import { memberSchema, type Member } from '@/domain/members/member'
import { refused, type Refusal } from '@/domain/shared/refusal'

const tooFar = (whose: string) =>
  refused(`That would give ${whose} a day or an amount that no record can hold. Choose nearer days.`)

/**
 * PRODUCT 2.W: what an act has computed is read by the schemas that read it later, before it is written. A member whom nobody
 * can read any more would be lost to every act after.
 */
export function refuseUnreadable(member: Member | null, invoices: readonly Invoice[]): Refusal | null {
  if (member !== null && !memberSchema.safeParse(member).success) return tooFar(member.name)
  return invoices.every((invoice) => invoiceSchema.safeParse(invoice).success) ? null : tooFar('this invoice')
}
