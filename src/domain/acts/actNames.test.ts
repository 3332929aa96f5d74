import { describe, expect, it } from 'vitest'
import { may } from '@/domain/access/collections'
import type { Role } from '@/domain/access/role'
import { transitions, type InvoiceAct } from '@/domain/invoices/transitions'
import { actInputs } from './actInputs'
import { actNames, actRoles, type ActName } from './actNames'
import { invoiceActNames, type InvoiceActName } from './invoiceActs'
import { packageActNames } from './packageActs'

/** The row of the table of transitions (DOMAIN 3.4) that each act on an invoice goes by. */
const transitionOf: Record<InvoiceActName, InvoiceAct> = {
  submit: 'submit',
  approve: 'approve',
  reject: 'reject',
  issue: 'issue',
  discard: 'delete',
  putAway: 'delete',
  collect: 'collect',
  reverse: 'takeBack',
  bounce: 'takeBack',
  refund: 'refund',
  creditNote: 'credit',
  forgive: 'forgive',
  unforgive: 'unforgive',
  changeDueDate: 'changeDueDate',
  clearCheque: 'clearCheque',
}

const rolesOf = (act: ActName): readonly Role[] => actRoles[act]

/** On the pay ledger, which is the owner’s alone. */
const pay = [
  ...(['addContribution', 'generateContributions', 'approveContributions'] as const),
  ...(['payContributions', 'carryOverPay', 'reverseContribution', 'lockPayMonth'] as const),
]

describe('the table of acts', () => {
  it('names each act once, with an input, and nobody but the owner’s side and the desk', () => {
    expect(Object.keys(actInputs).sort()).toEqual([...actNames].sort())
    for (const act of actNames) {
      expect(rolesOf(act)).toEqual(expect.arrayContaining(['ADMIN', 'CLIENT']))
      expect(['ADMIN', 'CLIENT', 'MANAGER']).toEqual(expect.arrayContaining([...rolesOf(act)]))
    }
    const others: readonly string[] = ['draft', 'editDraft', 'payCredit', 'closeDay', ...pay]
    expect([...packageActNames, ...invoiceActNames, ...others].sort()).toEqual([...actNames].sort())
  })

  it.each(invoiceActNames)(
    'lets nobody try %s whom every transition refuses, and everybody whom one allows',
    (act) => {
      const rows = transitions.filter((row) => row.act === transitionOf[act])
      // A draft is put away by the desk, an issued invoice by the owner: two acts of one row each.
      const isOf = (who: readonly Role[]) => act !== 'putAway' || !who.includes('MANAGER')
      const allowed = new Set(rows.flatMap(({ who }) => (isOf(who) ? who : [])))
      expect([...rolesOf(act)].sort()).toEqual([...allowed].sort())
    },
  )

  it('lets those cancel who may by the table of access', () => {
    for (const role of ['ADMIN', 'CLIENT', 'MANAGER', 'SALES'] as const)
      expect([role, rolesOf('cancel').includes(role)]).toEqual([role, may(role, 'members.cancelPackage')])
  })

  it('leaves approval, money that goes back and the close of a day to the owner (PRODUCT 2.I)', () => {
    const owners: ActName[] = [
      ...(['cancel', 'approve', 'reject', 'putAway', 'reverse', 'bounce', 'refund', 'creditNote'] as const),
      ...(['forgive', 'unforgive', 'changeDueDate', 'clearCheque', 'payCredit', 'closeDay'] as const),
      ...pay,
    ]
    expect(actNames.filter((act) => !rolesOf(act).includes('MANAGER')).sort()).toEqual(owners.sort())
  })
})
