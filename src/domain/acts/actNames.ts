import type { Role } from '@/domain/access/role'

const owner: readonly Role[] = ['ADMIN', 'CLIENT']
const desk: readonly Role[] = [...owner, 'MANAGER']

/**
 * Every act on money, packages and numbers, and who may do it at all (PRODUCT 2.I, 2.O); the server runs them
 * (`POST /api/act`). What an act refuses beyond that is in the function that it runs. Apart from their inputs, because
 * the sign-in page loads this.
 */
export const actRoles = {
  assign: desk,
  renew: desk,
  change: desk,
  completeSale: desk,
  freeze: desk,
  endFreeze: desk,
  extend: desk,
  cancel: owner,
  draft: desk,
  editDraft: desk,
  submit: desk,
  approve: owner,
  reject: owner,
  issue: desk,
  discard: desk,
  putAway: owner,
  collect: desk,
  reverse: owner,
  bounce: owner,
  refund: owner,
  creditNote: owner,
  forgive: owner,
  unforgive: owner,
  changeDueDate: owner,
  clearCheque: owner,
  payCredit: owner,
  closeDay: owner,
  addContribution: owner,
  generateContributions: owner,
  approveContributions: owner,
  payContributions: owner,
  carryOverPay: owner,
  reverseContribution: owner,
  lockPayMonth: owner,
} as const satisfies Record<string, readonly Role[]>

export type ActName = keyof typeof actRoles
export const actNames = Object.keys(actRoles) as [ActName, ...ActName[]]
