import { describe, expect, it } from 'vitest'
import { memberWith } from '@/domain/members/fixtures'
import type { Member } from '@/domain/members/member'
import { packageWith } from '@/domain/packages/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { noPayRule } from '@/domain/staff/payRule'
import type { Staff } from '@/domain/staff/staff'
import { contributionSchema, type Contribution } from './contribution'
import { toCorrect } from './correction'
import { categoriesWith, commissionCategoryId, payWith, sold, sourceWith, staffWith } from './fixtures'
import { paysByHead } from './headLines'
import { previewOf } from './payPreview'
import type { TrainedMember } from './trainedMember'

const byHead = { commissionCategoryId, commissionBasis: 'perHead', commissionAmount: 300 } as const
const trainer = (id: string, fields: Partial<Staff> = {}) =>
  staffWith({ id, name: id, payBasis: '', payRate: null, ...byHead, ...fields })
const [ravi, meera] = [trainer('ravi'), trainer('meera')]

const days = (startDate: string, endDate: string, fields: object = {}) =>
  packageWith({ startDate: civil(startDate), endDate: civil(endDate), ...fields })
const quarter = days('2026-09-01', '2026-11-30')
const trained = (fields: Partial<Member> = {}, ...packages: TrainedMember['packages']): TrainedMember => ({
  member: memberWith({ trainerId: 'ravi', ...fields }),
  packages: packages.length > 0 ? packages : [quarter],
})

const erasedSince = {
  ...{ isActive: false, deleted: true },
  erased: { at: new Date('2026-11-03T06:00:00Z'), by: 'iron', isDone: true, visitsTo: null },
}

const deletedFirst = {
  ...{ ...erasedSince, deactivatedOn: civil('2026-11-02') },
  erased: { ...erasedSince.erased, wasDeleted: true as const },
}

type Given = { trained: TrainedMember[]; staff?: Staff[]; categories?: ReturnType<typeof categoriesWith> }

const pays = ({ staff = [ravi, meera], ...given }: Given, ledger: readonly Contribution[] = []) =>
  payWith({ staff, ...given }, ledger)
const paid = (given: Given, ledger: readonly Contribution[] = []) =>
  pays(given, ledger).flatMap(({ lines }) => lines.map(({ staffId, amount }) => [staffId, amount]))
const asStored = (given: Given) =>
  pays(given).flatMap(({ lines }) =>
    lines.map(({ open: _, kind: __, ...line }) =>
      contributionSchema.parse({
        ...{ ...line, gymId: 'iron', date: '2026-10-31', month: '2026-10', status: 'Pending' },
      }),
    ),
  )

describe('a commission for each head', () => {
  it('is a line for each member whom they train with a package running in the month, and says why', () => {
    const two = [trained(), trained({ id: 'm2', name: 'Kiran Das' })]
    expect(pays({ trained: two }).flatMap(({ lines }) => lines)).toMatchObject([
      {
        ...{ id: 'iron_2026-10_ravi_head-m1', categoryId: commissionCategoryId, direction: 'Earning' },
        ...{ amount: 300, basisAmount: null, rate: 300, note: 'Asha Rao · ₹300 a head' },
        source: { invoiceId: '', memberId: 'm1', payWhen: null },
      },
      { id: 'iron_2026-10_ravi_head-m2', note: 'Kiran Das · ₹300 a head' },
    ])
  })

  it.each([
    ['ended before it', days('2026-07-01', '2026-09-30'), 0],
    ['began after it', days('2026-11-01', '2026-11-30'), 0],
    ['ended on its first day', days('2026-07-01', '2026-10-01'), 1],
    ['began on its last day', days('2026-10-31', '2026-11-30'), 1],
    [
      'stood still on all of it',
      days('2026-09-01', '2026-12-31', { freezes: [freeze('2026-09-20', '2026-11-05')] }),
      0,
    ],
    [
      'stood still on a part of it',
      days('2026-09-01', '2026-12-31', { freezes: [freeze('2026-10-05', '2026-11-05')] }),
      1,
    ],
  ] as const)('is of none whose package %s', (_, held, heads) => {
    expect(paid({ trained: [trained({}, held)] })).toHaveLength(heads)
  })

  it.each([
    ['deleted', { deleted: true }, 0],
    ['erased since', { ...erasedSince, deactivatedOn: civil('2026-11-02') }, 1],
    ['erased since, and had been deleted before', deletedFirst, 0],
    ['erased since, and had left before it', { ...erasedSince, deactivatedOn: civil('2026-10-01') }, 0],
    ['deactivated before it', { isActive: false, deactivatedOn: civil('2026-10-01') }, 0],
    ['deactivated in it', { isActive: false, deactivatedOn: civil('2026-10-02') }, 1],
    ['nobody’s', { trainerId: '' }, 0],
    ['the owner’s', { trainerId: 'iron' }, 0],
  ])('is of none who is %s', (_, fields, heads) => {
    expect(paid({ trained: [trained(fields)] })).toHaveLength(heads)
  })

  it('is theirs alone who trained the member last, whoever does when it is generated', () => {
    const until = (day: string, fields: object = {}, ...packages: TrainedMember['packages']) => [
      trained(
        { trainerId: 'meera', formerTrainers: [{ id: 'ravi', until: civil(day) }], ...fields },
        ...packages,
      ),
    ]
    expect(paid({ trained: until('2026-10-31') })).toEqual([['ravi', 300]])
    expect(paid({ trained: until('2026-10-30') })).toEqual([['meera', 300]])
    // The package ran under Ravi only, and nobody came after him.
    expect(paid({ trained: until('2026-10-15', {}, days('2026-09-01', '2026-10-10')) })).toEqual([
      ['ravi', 300],
    ])
    expect(paid({ trained: until('2026-10-15', { trainerId: '' }) })).toEqual([['ravi', 300]])
    const given = [{ id: '', until: civil('2026-11-03') }]
    expect(paid({ trained: [trained({ formerTrainers: given })] })).toEqual([])
    const left = [trainer('ravi', { isActive: false, leftOn: civil('2026-09-30') }), meera]
    expect(paid({ staff: left, trained: [trained()] })).toEqual([])
    const leftAtTheEnd = [trainer('ravi', { isActive: false, leftOn: civil('2026-10-31') }), meera]
    expect(paid({ staff: leftAtTheEnd, trained: until('2026-10-31') })).toEqual([['ravi', 300]])
  })

  it('goes by the rule of that day, and not by one that is agreed since', () => {
    const raised = trainer('ravi', {
      ...{ commissionAmount: 400, payFrom: civil('2026-10-16') },
      earlierPay: [{ ...noPayRule, ...byHead }],
    })
    const all = [trained(), trained({ id: 'm2' }, days('2026-09-01', '2026-10-15'))]
    expect(paid({ staff: [raised], trained: all })).toEqual([
      ['ravi', 400],
      ['ravi', 300],
    ])
    const switched = trainer('ravi', { commissionBasis: 'fixed' })
    expect(paid({ staff: [switched], trained: all })).toEqual([])
    const archived = categoriesWith({ isActive: false })
    expect(paid({ staff: [ravi], trained: all, categories: archived })).toEqual([])
  })

  it('is nothing of what they sell', () => {
    expect(payWith({ staff: [ravi], invoices: [sold()] }).flatMap(({ lines }) => lines)).toEqual([])
  })

  it('is generated once: what the ledger has stays, and is not another’s as well', () => {
    const given = { trained: [trained()] }
    const ledger = asStored(given)
    const news = (now: Given, known = ledger) =>
      previewOf(pays(now, known), known)
        .flatMap(({ lines }) => lines)
        .filter(({ stands }) => stands === null)
        .map(({ staffId, source }) => [staffId, source?.memberId])
    expect(news(given)).toEqual([])
    expect(news({ staff: [trainer('ravi', { commissionAmount: 500 })], ...given })).toEqual([])
    expect(news({ trained: [trained({ trainerId: 'meera' })] })).toEqual([])
    const reversed = ledger.map((line) => ({ ...line, status: 'Reversed' as const }))
    expect(news(given, reversed)).toEqual([])
    expect(news({ trained: [trained({ trainerId: 'meera' })] }, reversed)).toEqual([['meera', 'm1']])
    expect(news({ trained: [...given.trained, trained({ id: 'm2' })] })).toEqual([['ravi', 'm2']])
    // It is of no sale whose refund would take it back.
    expect(toCorrect(reversed, 'ravi')).toEqual([])
  })
})

it('members are read where somebody is paid by the head on a day of the month alone', () => {
  const { month } = sourceWith({})
  const past = { earlierPay: [{ ...noPayRule, ...byHead }], commissionBasis: 'fixed' as const }
  expect(paysByHead([staffWith(), ravi], month)).toBe(true)
  expect(paysByHead([trainer('ravi', { ...past, payFrom: civil('2026-10-02') })], month)).toBe(true)
  expect(paysByHead([trainer('ravi', { ...past, payFrom: civil('2026-10-01') })], month)).toBe(false)
  expect(paysByHead([trainer('ravi', { commissionCategoryId: '' })], month)).toBe(false)
})

function freeze(from: string, to: string) {
  return { id: 'f1', from: civil(from), to: civil(to), reason: '', endedEarly: false, invoiceId: '' }
}
