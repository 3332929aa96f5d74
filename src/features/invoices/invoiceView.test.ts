import { describe, expect, it, test } from 'vitest'
import { invoiceWith } from '@/domain/invoices/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { askedFor, filtersOf, inOrder, sortsOf } from './invoiceView'

const today = civil('2026-11-20')
// Without grace days, what was due yesterday is late.
const lateUntil = civil('2026-11-19')
const latest = { by: 'date', direction: 'desc' } as const
const byDue = { by: 'due', direction: 'asc' } as const

describe('what the store is asked', () => {
  it('is the tab, the latest first, until the headers say otherwise', () => {
    expect(askedFor({ tab: 'open', filters: {}, sort: latest }, today, lateUntil)).toEqual({
      tab: 'open',
      lateUntil,
      direction: 'desc',
    })
    expect(askedFor({ tab: 'open', filters: {}, sort: byDue }, today, lateUntil)).toMatchObject({
      tab: 'open',
      due: { from: '1900-01-01', to: '9999-12-31' },
      direction: 'asc',
    })
    expect(askedFor({ tab: 'all', filters: {}, sort: byDue }, today, lateUntil)).toEqual({ tab: 'all' })
  })

  it('is a band of lateness on the tab of the overdue alone', () => {
    const filters = { late: 'month' }
    expect(askedFor({ tab: 'overdue', filters, sort: latest }, today, lateUntil)).toEqual({
      tab: 'overdue',
      lateUntil,
      due: { from: '2026-10-21', to: '2026-11-12' },
    })
    expect(askedFor({ tab: 'open', filters, sort: latest }, today, lateUntil)).toEqual({
      tab: 'open',
      lateUntil,
      direction: 'desc',
    })
  })

  it('is the days of issue before the due days; nonsense in the address is every day', () => {
    const filters = { issued: '2026-11-01..oops', due: '2026-11-01..' }
    expect(askedFor({ tab: 'paid', filters, sort: byDue }, today, lateUntil)).toEqual({
      tab: 'paid',
      lateUntil,
      issued: { from: '2026-11-01', to: '9999-12-31' },
    })
  })
})

test('a header puts in order, and a condition is offered, only where the store can do it', () => {
  expect([sortsOf('all', {}), sortsOf('open', {})]).toEqual([['date'], ['date', 'due']])
  expect(sortsOf('toClear', {})).toEqual([])
  expect([sortsOf('open', { issued: '..' }), sortsOf('overdue', { late: 'week' })]).toEqual([[], ['due']])
  expect([filtersOf('all', {}), filtersOf('open', {})]).toEqual([['issued'], ['issued', 'due']])
  expect(filtersOf('overdue', { late: 'week' })).toEqual(['late', 'due'])
  expect(filtersOf('overdue', { issued: '2026-11-01..' })).toEqual(['issued'])
})

describe('the search', () => {
  it('puts what bears the number above, then the latest, and each once', () => {
    const older = invoiceWith({ id: 'older', createdAt: new Date('2026-01-01') })
    const newer = invoiceWith({ id: 'newer', createdAt: new Date('2026-02-01') })
    expect(inOrder([older], [older, newer]).map(({ id }) => id)).toEqual(['older', 'newer'])
    expect(inOrder([], [older, newer]).map(({ id }) => id)).toEqual(['newer', 'older'])
  })
})
