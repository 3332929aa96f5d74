import { describe, expect, it } from 'vitest'
import { settingsWith } from '@/domain/gyms/fixtures'
import { memberWith } from '@/domain/members/fixtures'
import type { Member } from '@/domain/members/member'
import { packageWith, templateWith } from '@/domain/packages/fixtures'
import { isSound } from '@/domain/packages/soundPackage'
import { civil } from '@/domain/shared/civilDate'
import { refuseUnsound } from '@/domain/acts/soundAfter'
import { cancel } from './cancel'
import { changePackage } from './change'
import { cash, contextOn, done, reasonOf, saleTerms } from './fixtures'
import { freeze } from './freeze'
import type { PackageChange } from './packageAct'
import { assign } from './sell'

const today = '2026-11-20'
const monthly = templateWith()
const yearly = templateWith({ id: 'yearly', name: 'Yearly', duration: 1, durationType: 'Year', price: 9000 })

/** Acts one after the other, each with the invoices that those before it left. */
function life(start: string) {
  let count = 0
  let invoices: PackageChange['changedInvoices'] = []
  const history: PackageChange['history'] = []
  let member: Member = memberWith()
  const ctx = () =>
    contextOn(today, { openInvoices: invoices, settings: settingsWith({ freezeMinDays: 1 }) }, `a${count}`)
  const keep = (change: PackageChange) => {
    const made = [...(change.invoice ? [change.invoice] : []), ...change.changedInvoices]
    invoices = [...invoices.filter(({ id }) => !made.some((invoice) => invoice.id === id)), ...made]
    member = change.member
    history.push(...change.history)
    count += 1
  }
  keep(done(assign(member, monthly, saleTerms(start, { payment: cash(1000) }), ctx())))
  return {
    of: () => ({ member, history: history.map(({ entry }) => entry) }),
    freeze: (from: string, to: string) =>
      keep(done(freeze(member, { from: civil(from), to: civil(to), reason: '' }, ctx()))),
    cancel: (on: string) =>
      keep(done(cancel(member, { on: civil(on), fee: 0, reason: 'Moving', atPeriodEnd: false }, ctx()))),
    change: (mode: 'restart' | 'keepEnd') => {
      const terms = { ...saleTerms(today, { basePrice: 9000 }), mode }
      const change = changePackage(member, yearly, terms, ctx())
      if (change.kind === 'done') keep(change)
      return change
    },
  }
}

const packagesOf = ({ of }: ReturnType<typeof life>) => {
  const { member, history } = of()
  return [member.currentPackage, member.futurePackage, member.lastPackage, ...history].filter(
    (pkg) => pkg !== null,
  )
}

describe('several acts on one day leave no package that ends before it begins (an independent reckoning)', () => {
  it('frozen today, cancelled from tomorrow: nothing is left whose end a change could keep', () => {
    const lived = life(today)
    lived.freeze(today, '2026-11-29')
    lived.cancel('2026-11-21')
    expect(lived.of().member.currentPackage).toMatchObject({ startDate: today, endDate: today })
    expect(reasonOf(lived.change('keepEnd'))).toBe(
      'Monthly has no day left whose end could be kept. Begin a new term instead.',
    )
  })

  it('and a new term begins, with the old one kept as one that never began', () => {
    const lived = life(today)
    lived.freeze(today, '2026-11-29')
    lived.cancel('2026-11-21')
    expect(lived.change('restart').kind).toBe('done')
    expect(packagesOf(lived).every(isSound)).toBe(true)
    const { member, history } = lived.of()
    expect(member).toMatchObject({ currentPackage: { startDate: today }, lastPackage: null })
    expect(history).toMatchObject([
      { outcome: 'cancelled', startDate: null, endDate: null, billedThrough: today },
    ])
  })

  it('changed on its first day, the package before it stays the last one', () => {
    const lived = life(today)
    lived.change('restart')
    expect(packagesOf(lived).every(isSound)).toBe(true)
    expect(lived.of().member.lastPackage).toBeNull()
  })

  it('on its second day it has had one', () => {
    const lived = life('2026-11-19')
    lived.change('restart')
    expect(lived.of().member.lastPackage).toMatchObject({ startDate: '2026-11-19', endDate: '2026-11-19' })
  })
})

describe('paid at most until the end', () => {
  it('cancelled for a later day', () => {
    const lived = life('2026-11-01')
    lived.cancel('2026-11-26')
    expect(lived.of().member.currentPackage).toMatchObject({
      ...{ endDate: '2026-11-25', paidUntilDate: '2026-11-25' },
    })
  })

  it('and where the note leaves nothing to pay, until the whole of it', () => {
    const lived = (() => {
      const ctx = contextOn('2026-11-01', { settings: settingsWith({ partialPayment: 'full' }) })
      const sold = done(assign(memberWith(), monthly, saleTerms('2026-11-01', { payment: cash(500) }), ctx))
      expect(sold.member.currentPackage?.paidUntilDate).toBe('2026-10-31')
      const openInvoices = sold.invoice ? [sold.invoice] : []
      const on = contextOn(today, { settings: settingsWith({ partialPayment: 'full' }), openInvoices }, 'a2')
      return done(
        cancel(sold.member, { on: civil('2026-11-16'), fee: 0, reason: 'x', atPeriodEnd: false }, on),
      )
    })()
    expect(lived.member.lastPackage).toMatchObject({ endDate: '2026-11-15', paidUntilDate: '2026-11-15' })
  })
})

describe('the one place that holds it before anything is written', () => {
  const backwards = packageWith({ endDate: civil('2026-10-31') })
  const paidPast = packageWith({ paidUntilDate: civil('2027-02-01') })
  const kept = memberWith({ currentPackage: packageWith() })

  it.each([
    ['held', memberWith({ currentPackage: backwards }), []],
    ['waiting', memberWith({ futurePackage: paidPast }), []],
    ['last', memberWith({ lastPackage: paidPast }), []],
    ['moved to the history', kept, [backwards]],
  ])('refuses a package that is %s', (_case, after, moved) => {
    expect(reasonOf(refuseUnsound(kept, after, moved) ?? { kind: 'nothing' })).toBe(
      'Quarterly would end before it begins, or be paid past its end. Choose another day.',
    )
  })

  it('lets pass what is sound, what has no end, and what an earlier version left like that', () => {
    const undated = packageWith({ startDate: null, endDate: null, paidUntilDate: civil('2027-02-01') })
    expect(
      refuseUnsound(null, memberWith({ currentPackage: packageWith(), lastPackage: undated }), []),
    ).toBeNull()
    const older = memberWith({ lastPackage: backwards })
    expect(refuseUnsound(older, { ...older, name: 'Asha' }, [])).toBeNull()
    expect(refuseUnsound(null, null, [])).toBeNull()
  })
})
