import { describe, expect, it, test } from 'vitest'
import { invoiceWith } from '@/domain/invoices/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { askedFor, filtersOf, inOrder, meets, numberIn, sortsOf } from './invoiceView'

const today = civil('2026-11-20')
const latest = { by: 'date', direction: 'desc' } as const
const byDue = { by: 'due', direction: 'asc' } as const

describe('what the store is asked', () => {
  it('is the tab, the latest first, until the headers say otherwise', () => {
    expect(askedFor({ tab: 'open', filters: {}, sort: latest }, today)).toEqual({
      tab: 'open',
      direction: 'desc',
    })
    expect(askedFor({ tab: 'open', filters: {}, sort: byDue }, today)).toMatchObject({
      tab: 'open',
      due: { from: '1900-01-01', to: '9999-12-31' },
      direction: 'asc',
    })
    expect(askedFor({ tab: 'all', filters: {}, sort: byDue }, today)).toEqual({ tab: 'all' })
  })

  it('is a band of lateness on the tab of the overdue alone', () => {
    const filters = { late: 'month' }
    expect(askedFor({ tab: 'overdue', filters, sort: latest }, today)).toEqual({
      tab: 'overdue',
      due: { from: '2026-10-21', to: '2026-11-12' },
    })
    expect(askedFor({ tab: 'open', filters, sort: latest }, today)).toEqual({
      tab: 'open',
      direction: 'desc',
    })
  })

  it('is the days of issue before the due days; nonsense in the address is every day', () => {
    const filters = { issued: '2026-11-01..oops', due: '2026-11-01..' }
    expect(askedFor({ tab: 'paid', filters, sort: byDue }, today)).toEqual({
      tab: 'paid',
      issued: { from: '2026-11-01', to: '9999-12-31' },
    })
  })
})

test('a header puts in order, and a condition is offered, only where the store can do it', () => {
  expect([sortsOf('all', {}), sortsOf('open', {})]).toEqual([['date'], ['date', 'due']])
  expect([sortsOf('open', { issued: '..' }), sortsOf('overdue', { late: 'week' })]).toEqual([[], ['due']])
  expect([filtersOf('all', {}), filtersOf('open', {})]).toEqual([['issued'], ['issued', 'due']])
  expect(filtersOf('overdue', { late: 'week' })).toEqual(['late', 'due'])
  expect(filtersOf('overdue', { issued: '2026-11-01..' })).toEqual(['issued'])
})

describe('the search', () => {
  test.each([
    ['IRN/26-27/000123', { seq: 123, fy: '26-27' }],
    ['irn/26-27/123', { seq: 123, fy: '26-27' }],
    ['26-27/000123', { seq: 123, fy: '26-27' }],
    ['000123', { seq: 123, fy: undefined }],
    ['7', { seq: 7, fy: undefined }],
    ['0', null],
    ['9876543210', null],
    ['asha 12', null],
  ])('reads "%s" as a number', (typed, number) => expect(numberIn(typed)).toEqual(number))

  it('keeps to the open tab, and shows a deleted invoice on the list of all', () => {
    const gone = invoiceWith({ isDeleted: true })
    expect(meets(gone, { tab: 'all' })).toBe(true)
    expect(meets(gone, { tab: 'open' })).toBe(false)
    expect(meets(invoiceWith(), { tab: 'open' })).toBe(true)
    expect(meets(invoiceWith(), { tab: 'paid' })).toBe(false)
    const november = { from: civil('2026-11-01'), to: civil('2026-11-30') }
    expect(meets(invoiceWith(), { tab: 'open', due: november })).toBe(true)
    expect(meets(invoiceWith({ dueOn: null }), { tab: 'open', due: november })).toBe(false)
  })

  it('puts what bears the number above, then the latest, and each once', () => {
    const older = invoiceWith({ id: 'older', createdAt: new Date('2026-01-01') })
    const newer = invoiceWith({ id: 'newer', createdAt: new Date('2026-02-01') })
    expect(inOrder([older], [older, newer]).map(({ id }) => id)).toEqual(['older', 'newer'])
    expect(inOrder([], [older, newer]).map(({ id }) => id)).toEqual(['newer', 'older'])
  })
})
