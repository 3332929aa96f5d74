import { describe, expect, it } from 'vitest'
import { creditNoteSchema, type Payment } from '@/domain/invoices/invoice'
import { civil } from '@/domain/shared/civilDate'
import { categoriesWith, ledgerLine, linesWith, payWith, sellers, sold } from './fixtures'
import { lackingIn, lackingText } from './lackingMonths'
import { back, came, lineOf, soldInJuly } from './payOrderFixtures'
import { previewOf } from './payPreview'

describe('a month that is generated before or after its neighbours', () => {
  const staff = sellers
  const soldWith = (...payments: Payment[]) => soldInJuly({ payments })

  it('takes all of a refund back, also of what an earlier month has yet to be generated for', () => {
    const invoices = soldWith(came('2026-07-10', 800), came('2026-09-10', 200), back('2026-10-10', 500))
    expect(linesWith({ staff, invoices, paidFor: [lineOf('2026-09', 200)] })).toMatchObject([
      { direction: 'Deduction', amount: 25, basisAmount: -500 },
    ])
  })

  it('takes it back as well where the ledger comes to nothing without that month', () => {
    const invoices = soldWith(
      ...[
        came('2026-07-10', 1000),
        back('2026-08-10', 500),
        came('2026-09-10', 500),
        back('2026-10-10', 600),
      ],
    )
    const paidFor = [lineOf('2026-08', -500), lineOf('2026-09', 500)]
    expect(linesWith({ staff, invoices, paidFor })).toMatchObject([
      { direction: 'Deduction', basisAmount: -600 },
    ])
  })

  it('earns what came in in it, whatever went back after it and is in the ledger already', () => {
    const invoices = soldWith(came('2026-10-10', 1000), back('2026-11-10', 600))
    expect(linesWith({ staff, invoices, paidFor: [lineOf('2026-11', -600)] })).toMatchObject([
      { basisAmount: 1000 },
    ])
  })

  it('earns nothing of what went back in a month that is locked without it', () => {
    const invoices = soldWith(came('2026-10-10', 1000), back('2026-11-10', 600))
    expect(linesWith({ staff, invoices, paidFor: [], locked: ['2026-11'] })).toMatchObject([
      { basisAmount: 400 },
    ])
    expect(linesWith({ staff, invoices, paidFor: [] })).toMatchObject([{ basisAmount: 1000 }])
  })

  it('takes nothing back of what came in in a month that was locked without it', () => {
    const invoices = soldWith(came('2026-07-10', 1000), back('2026-10-10', 600))
    expect(linesWith({ staff, invoices, paidFor: [], locked: ['2026-07'] })).toEqual([])
    expect(linesWith({ staff, invoices, paidFor: [] })).toMatchObject([{ basisAmount: -600 }])
  })

  it('takes back no more than later months have left', () => {
    const invoices = soldWith(came('2026-07-10', 1000), back('2026-10-10', 500), back('2026-11-10', 200))
    // As a version wrote it that knew nothing of October.
    const paidFor = [lineOf('2026-07', 1000), lineOf('2026-11', -400)]
    expect(linesWith({ staff, invoices, paidFor })).toMatchObject([{ basisAmount: -300, amount: 15 }])
  })

  it('has less for what later months have too much, once', () => {
    const invoices = soldWith(
      ...[came('2026-07-10', 500), came('2026-09-10', 250), came('2026-10-10', 250)],
      back('2026-11-10', 500),
    )
    // November was generated while no commission was agreed: it took back half of July's alone.
    const paidFor = [lineOf('2026-07', 500), lineOf('2026-11', -250)]
    expect(linesWith({ staff, invoices, paidFor: [...paidFor, lineOf('2026-09', 250)] })).toEqual([])
    expect(linesWith({ staff, invoices, paidFor })).toMatchObject([{ basisAmount: 250 }])
  })

  it('pays nobody a sale that somebody else was paid in it, when the category was still theirs', () => {
    const invoices = [sold({ createdBy: 'desk', leadOwnerId: 'ravi' })]
    const toOwners = categoriesWith({ paidTo: 'leadOwner' })
    const theirs = ledgerLine({ id: 'iron_2026-10_desk_i1', staffId: 'desk', month: '2026-10' })
    expect(linesWith({ staff, invoices, categories: toOwners, paidFor: [theirs] })).toEqual([])
    const another = { ...theirs, categoryId: 'iron_other' }
    expect(linesWith({ staff, invoices, categories: toOwners, paidFor: [another] })).toHaveLength(1)
  })

  it('earns when invoiced what a later month has not, which counted when the member paid', () => {
    const creditNotes = [creditNoteSchema.parse({ id: 'n1', amount: 300, date: '2026-12-05' })]
    const invoices = [
      sold({
        ...{ issuedOn: civil('2026-10-10'), amount: 1000, taxable: 1000, creditNotes },
        payments: [came('2026-11-10', 700)],
      }),
    ]
    const categories = categoriesWith({ payWhen: 'invoiced' })
    const given = { staff, invoices, categories, paidFor: [lineOf('2026-11', 700)] }
    expect(linesWith(given)).toMatchObject([{ basisAmount: 300 }])
  })

  it('says which earlier months lack, once', () => {
    const invoices = soldWith(came('2026-07-10', 800), came('2026-09-10', 200), back('2026-10-10', 500))
    const lacking = (paidFor: ReturnType<typeof lineOf>[]) =>
      lackingIn(previewOf(payWith({ staff, invoices, paidFor }), []))
    expect(lacking([])).toEqual(['2026-07', '2026-09'])
    expect(lacking([lineOf('2026-09', 200)])).toEqual(['2026-07'])
    expect(lacking([lineOf('2026-07', 800), lineOf('2026-09', 200)])).toEqual([])
    // A refund that is in the ledger says nothing beside something else that isn’t.
    const known = [ledgerLine({ id: 'iron_2026-10_ravi_i1', month: '2026-10', amount: 25 })]
    const beside = payWith({ staff, invoices: [...invoices, sold({ id: 'i2' })], paidFor: [] })
    expect(lackingIn(previewOf(beside, known))).toEqual([])
    expect(lackingIn(previewOf(beside, []))).toEqual(['2026-07', '2026-09'])
    expect(lackingText([])).toBe('')
    expect(lackingText(['2026-07'])).toMatch(
      /^Refunds take back commission of Jul 2026, which isn’t generated\./,
    )
    expect(lackingText(['2026-07', '2026-09'])).toMatch(/of Jul 2026 and Sep 2026, which aren’t generated\./)
    expect(lackingText(['2026-06', '2026-07', '2026-09'])).toMatch(/of 3 months from Jun 2026 on, /)
  })
})
