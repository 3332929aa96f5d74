import { expect, test } from 'vitest'
import { eInvoiceTurnover } from './eInvoiceTurnover'

const month = (name: string, taxable: number) => ({ month: name, taxable })

test.each([
  ['at the threshold', [month('2026-04', 50_000_000)], null],
  [
    'a paisa above it',
    [month('2026-04', 50_000_000), month('2027-03', 0.01)],
    { fy: '26-27', turnover: 50_000_000.01 },
  ],
  ['spread over two financial years', [month('2026-03', 30_000_000), month('2026-04', 30_000_000)], null],
  [
    'in two years: the later one is named',
    [month('2025-04', 90_000_000), month('2024-03', 60_000_000)],
    { fy: '25-26', turnover: 90_000_000 },
  ],
])('turnover %s', (_case, months, expected) => {
  expect(eInvoiceTurnover(months)).toEqual(expected)
})
