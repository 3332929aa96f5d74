import { expect, test } from 'vitest'
import { exportedRows } from './exportedRows'
import type { FilterDefinition } from './filter'

const definitions: FilterDefinition[] = [
  { id: 'by', label: 'Marked by', kind: 'choice', options: [{ value: 'uid-7', label: 'Ravi Kumar' }] },
  { id: 'package', label: 'Package', kind: 'text' },
  { id: 'range', label: 'Days', kind: 'dates' },
  { id: 'auto', label: 'Automatic exits only', kind: 'flag' },
]
const shown = { tab: 'Day list', q: '', filters: {}, definitions, isSelection: false }

test('says which rows were exported', () => {
  const filters = { range: '2026-11-01..2026-11-20', auto: '1' }
  expect(exportedRows({ ...shown, filters, isSelection: true })).toBe(
    'Day list; Days: 01 Nov, 2026 to 20 Nov, 2026; Automatic exits only; Selected rows',
  )
})

test('tells of no person: neither what was typed nor the name behind a choice', () => {
  const text = exportedRows({ ...shown, q: 'Asha Rao', filters: { by: 'uid-7', package: 'Asha' } })
  expect(text).toBe('Day list; Marked by: uid-7; Package; Searched')
})

test('stays within what the server takes', () => {
  expect(exportedRows({ ...shown, filters: { by: 'x'.repeat(999) } })).toHaveLength(300)
})
