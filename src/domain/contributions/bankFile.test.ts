import { describe, expect, it } from 'vitest'
import { noBankAccount } from '@/domain/staff/bankAccount'
import { bankFileOf } from './bankFile'
import { contributionSchema, type Contribution } from './contribution'

const line = (fields: Partial<Contribution>): Contribution =>
  contributionSchema.parse({
    ...{ id: 'c1', gymId: 'iron', staffId: 'ravi', categoryId: 'iron_salary', direction: 'Earning' },
    ...{ amount: 18_000, date: '2026-10-31', month: '2026-10', status: 'Approved' },
    ...fields,
  })
const account = { bankHolder: '', bankAccount: '0012345678', bankCode: 'SBIN0000300' }
const ravi = { id: 'ravi', name: 'Ravi Kumár', empId: 'IHF-02', ...account }
const meera = { id: 'meera', name: 'Meera', empId: '', ...account, bankHolder: 'Meera Shah' }
const asif = { id: 'asif', name: 'Asif', empId: '', ...noBankAccount }

describe('the bank file of a month', () => {
  it('transfers to each what is approved, less what is deducted, by name', () => {
    const lines = [
      line({ amount: 18_000.5 }),
      line({ direction: 'Deduction', amount: 1_500 }),
      line({ staffId: 'meera', amount: 900 }),
      line({ staffId: 'meera', amount: 70, status: 'Pending' }),
      line({ staffId: 'meera', amount: 80, status: 'Paid' }),
      line({ staffId: 'meera', amount: 90, status: 'Reversed' }),
    ]
    expect(bankFileOf(lines, [ravi, meera], '2026-10', 'en-IN')).toEqual({
      transfers: [
        {
          ...{ staffId: 'meera', name: 'Meera Shah', account: '0012345678', code: 'SBIN0000300' },
          ...{ amount: 900, reference: 'PAY OCT 2026 MEERA' },
        },
        {
          ...{ staffId: 'ravi', name: 'Ravi Kumár', account: '0012345678', code: 'SBIN0000300' },
          ...{ amount: 16_500.5, reference: 'PAY OCT 2026 IHF02' },
        },
      ],
      lacking: [],
    })
  })

  it('names who gets something and has no account, or half of one', () => {
    const lines = [line({ staffId: 'asif', amount: 700 }), line({})]
    expect(bankFileOf(lines, [ravi, asif], '2026-10', 'en-IN')).toMatchObject({
      transfers: [{ staffId: 'ravi' }],
      lacking: [{ staffId: 'asif', name: 'Asif', amount: 700 }],
    })
    const half = { ...ravi, bankCode: '' }
    expect(bankFileOf(lines, [half], '2026-10', 'en-IN')).toMatchObject({
      transfers: [],
      lacking: [{ staffId: 'ravi' }],
    })
    expect(bankFileOf(lines, [half], '2026-10', 'en-NZ')).toMatchObject({
      transfers: [{ staffId: 'ravi', account: '0012345678', code: '' }],
      lacking: [],
    })
  })

  it('leaves out who gets nothing', () => {
    const owes = [line({ amount: 500 }), line({ direction: 'Deduction', amount: 700 })]
    expect(bankFileOf(owes, [ravi, asif], '2026-10', 'en-IN')).toEqual({ transfers: [], lacking: [] })
  })

  it('has a reference that banks take, of plain letters and at most 30', () => {
    const odd = { ...ravi, empId: '', name: 'Ravi “The Rock” Kumár of Indore, senior' }
    const [transfer] = bankFileOf([line({})], [odd], '2026-10', 'en-IN').transfers
    expect(transfer?.reference).toBe('PAY OCT 2026 RAVI THE ROCK KUM')
  })
})
