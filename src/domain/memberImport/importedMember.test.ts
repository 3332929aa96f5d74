import { describe, expect, it } from 'vitest'
import { memberSchema, type Member } from '@/domain/members/member'
import { memberStateOf } from '@/domain/members/memberState'
import { cancel } from '@/domain/packageLife/cancel'
import { contextOn, done, saleTerms } from '@/domain/packageLife/fixtures'
import { renew } from '@/domain/packageLife/renew'
import { rollOver } from '@/domain/packageLife/rollOver'
import { billRecurring } from '@/domain/packageLife/billRecurring'
import { templateWith } from '@/domain/packages/fixtures'
import { isSound } from '@/domain/packages/soundPackage'
import { civil, LONG_AGO } from '@/domain/shared/civilDate'
import { importRowWith } from './fixtures'
import { importedId, importedMember, laterId, readRow } from './importedMember'
import { heldElsewhere } from './heldElsewhere'
import type { ImportRow } from './importRow'

const ctx = contextOn('2026-11-20')
const { today, now, gym, settings } = ctx
const moment = { today, now, timezone: settings.timezone }
const recurring = templateWith({ id: 'rec', name: 'Gold', type: 'Recurring', price: 1500, joiningFee: 500 })

const memberOf = (fields: Partial<ImportRow> = {}, template = templateWith()) => {
  const row = importRowWith(fields)
  const read = readRow(row, today, 'en-IN')
  if (read.kind === 'refused') throw new Error(read.reason)
  return importedMember({ id: 'i1', gymId: 'g1', gym }, row, read.form, template, moment)
}
const held = (startDate: string | null, endDate: string) => ({
  templateId: 'rec',
  startDate: startDate === null ? null : civil(startDate),
  endDate: civil(endDate),
})

describe('the id of an imported member', () => {
  it('is the same for the same person of a centre, however name and phone are written', async () => {
    const id = await importedId('g1', { name: 'Asha Rao', phone: '9876543210' })
    expect(id).toMatch(/^i[0-9a-f]{27}$/)
    expect(await importedId('g1', { name: ' ASHA  rao', phone: '+91 98765 43210' })).toBe(id)
    expect(await importedId('g2', { name: 'Asha Rao', phone: '9876543210' })).not.toBe(id)
    expect(await importedId('g1', { name: 'Kiran Rao', phone: '9876543210' })).not.toBe(id)
  })

  it('follows from the import as well where its place is another centre’s', async () => {
    const asha = { name: 'Asha Rao', phone: '9876543210' }
    const id = await laterId('g1', 'one', asha)
    expect(id).toMatch(/^i[0-9a-f]{27}$/)
    expect(await laterId('g1', 'one', { name: ' ASHA  rao', phone: '+91 98765 43210' })).toBe(id)
    expect([await importedId('g1', asha), await laterId('g1', 'two', asha)]).not.toContain(id)
  })
})

describe('an imported member', () => {
  it('is one that lists and rules can read, and joined on the day that the file says', () => {
    const member = memberOf({ joinedOn: civil('2024-03-31'), gender: 'Female', notes: 'Knee' })
    expect(memberSchema.parse(member)).toEqual(member)
    expect(member).toMatchObject({ name: 'Asha Rao', phone: '9876543210', gender: 'Female', notes: 'Knee' })
    expect(member.lookup.joinedOn).toBe('2024-03-31')
    expect(memberStateOf(member, today, settings)).toBe('No package')
  })

  it('did not join on the day of the import where the file does not say', () => {
    expect(memberOf().lookup.joinedOn).toBe(LONG_AGO)
    expect(memberOf({ held: held('2026-11-01', '2026-11-30') }).lookup.joinedOn).toBe('2026-11-01')
  })

  it('joins on the first day that is known, and not again by the sales that follow', () => {
    const buys = (member: Member, on: string) =>
      done(renew(member, templateWith(), saleTerms(on), contextOn(on, {}, on))).member
    const taken = memberOf({ held: held('2026-11-01', '2026-11-30') })
    expect(buys(buys(taken, '2026-12-02'), '2027-01-05').lookup.joinedOn).toBe('2026-11-01')
    expect(buys(buys(memberOf(), '2026-12-02'), '2027-01-05').lookup.joinedOn).toBe('2026-12-02')
  })

  it('holds the package with its days, its state, and no money of any kind', () => {
    const member = memberOf({ held: held('2026-11-01', '2027-01-15') }, recurring)
    expect(memberStateOf(member, today, settings)).toBe('Active')
    expect(member).toMatchObject({ totalDueAmount: 0, creditBalance: 0 })
    expect(member.currentPackage).toMatchObject({
      name: 'Gold',
      startDate: '2026-11-01',
      endDate: '2027-01-15',
      paidUntilDate: '2027-01-15',
      nextRenewalDate: '2027-01-16',
      takenOver: true,
      isExpired: false,
      amount: 0,
      paid: 0,
      basePrice: 0,
      invoiceIds: [],
    })
    expect(member.currentPackage && isSound(member.currentPackage)).toBe(true)
  })

  it('of a recurring package is never billed on by the night, which only lets it end', () => {
    const member = memberOf({ held: held('2026-11-01', '2026-11-30') }, recurring)
    const later = contextOn('2026-12-05')
    expect(billRecurring(member, later)).toBeNull()
    const ended = done(rollOver(member, later.today, later.now))
    expect(ended).toMatchObject({ invoice: null, member: { currentPackage: { isExpired: true } } })
  })

  it('gets nothing back for a package that was paid elsewhere when it is cancelled', () => {
    const member = memberOf({ held: held('2026-11-01', '2027-01-15') }, recurring)
    const terms = { on: civil('2026-12-01'), fee: 0, reason: 'Moves away', atPeriodEnd: false }
    expect(done(cancel(member, terms, ctx))).toMatchObject({
      invoice: null,
      changedInvoices: [],
      member: { creditBalance: 0, totalDueAmount: 0 },
    })
  })

  it('whose package is over is on the list of those to win back', () => {
    const member = memberOf({ held: held('2026-01-01', '2026-03-31') })
    expect(memberStateOf(member, today, settings)).toBe('Expired')
    expect(member.currentPackage?.isExpired).toBe(true)
  })
})

describe('a package without a first day', () => {
  it.each([
    ['2026-12-15', '2026-11-16'],
    ['2027-06-30', '2026-11-01'],
    ['2199-11-30', '2026-11-01'],
    ['2026-02-28', '2026-02-01'],
  ])('that ends on %s began on %s: whole terms before, and not after today', (end, start) => {
    const pkg = heldElsewhere('p', held(null, end), templateWith(), gym, moment)
    expect(pkg.startDate).toBe(start)
  })
})

describe('a row that the server reads', () => {
  it.each([
    [{ phone: '12' }, 'Enter a phone number of 10 digits'],
    [{ name: ' ' }, 'Enter the name'],
    [{ joinedOn: civil('2026-11-21') }, 'The day of joining lies in the future'],
    [
      { held: held('2026-12-02', '2026-12-01') },
      'It would end on 01 Dec, 2026, before it starts on 02 Dec, 2026',
    ],
    [{ held: held('2026-11-20', '2062-12-31') }, 'It would be longer than ten years. Check both dates'],
    [{ held: held(null, '2062-12-31') }, 'It would end in more than ten years. Check the year'],
    [{ dob: civil('2015-01-01') }, 'Under 18 a guardian is needed: enter the name'],
  ])('is refused with the sentence of its fault: %o', (fields, reason) => {
    expect(readRow(importRowWith(fields), today, 'en-IN')).toEqual({ kind: 'refused', reason })
  })

  it.each([null, '2026-11-20'])('takes over ten years of a package that began on %s', (start) => {
    const row = importRowWith({ held: held(start, '2036-11-20') })
    expect(readRow(row, today, 'en-IN')).toMatchObject({ kind: 'read' })
  })
})
