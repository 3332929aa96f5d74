import type { Listed } from '@/data/store/collection'

/** A member's invoices, latest first. */
export const memberInvoices = (gymId: string, memberId: string): Listed => ({
  path: 'invoices',
  gymId,
  where: [{ field: 'memberId', op: '==', value: memberId }],
  orderBy: [{ field: 'createdAt', direction: 'desc' }],
})

/** The same in no order, older ones that do not say when they were made among them. */
export const allOfMember = (gymId: string, memberId: string): Listed => ({
  ...memberInvoices(gymId, memberId),
  orderBy: [],
})

/** A member's invoices with a cheque that waits to be cleared. */
export const chequesOfMember = (gymId: string, memberId: string): Listed => ({
  path: 'invoices',
  gymId,
  where: [
    { field: 'memberId', op: '==', value: memberId },
    { field: 'chequeToClear', op: '==', value: true },
  ],
  orderBy: [],
})
