// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeToast, useToasts } from '@/ui/feedback/toast'
import { useWork } from '@/ui/feedback/work'
import type { Column } from './column'
import { textCell } from './exportCell'
import { exportList, type ExportAs, type ExportFacts } from './exportList'

const columns: Column<string>[] = [
  { id: 'name', header: 'Name', cell: (name) => name, exported: (name) => textCell(name) },
  { id: 'photo', header: 'Photo', cell: () => null },
]
let saved: { name: string; text: Promise<string> }[] = []
let noted: ExportFacts[] = []
const exportAs = (fields: Partial<ExportAs> = {}): ExportAs => ({
  fileName: 'people',
  problem: () => '',
  record: (facts) => {
    expect(saved).toEqual([])
    noted.push(facts)
    return Promise.resolve()
  },
  ...fields,
})
async function* names(last = '') {
  yield* await Promise.resolve(['Asha', 'Ravi'])
  if (last) throw new Error(last)
}
const run = (as: ExportAs, rows: AsyncIterable<string> = names()) =>
  exportList({
    exportAs: as,
    format: 'csv',
    filters: 'Active',
    columns,
    rows,
    rowName: (name) => name,
    count: 2,
    plural: 'people',
  })
const toasts = () => useToasts.getState().shown

beforeEach(() => {
  saved = []
  noted = []
  let blob = new Blob()
  Object.assign(URL, {
    createObjectURL: (made: Blob) => {
      blob = made
      return 'blob:made'
    },
    revokeObjectURL: () => {},
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, text: blob.text() })
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  useWork.getState().current?.close()
  for (const { id } of toasts()) closeToast(id)
})

test('an export is noted, and only then is there a file', async () => {
  await run(exportAs())
  expect(noted).toMatchObject([{ rows: 2, format: 'csv', filters: 'Active' }])
  expect(noted[0]?.key).toMatch(/^[0-9a-f-]{36}$/)
  expect(saved.map(({ name }) => name)).toEqual(['people.csv'])
  expect(await saved[0]?.text).toContain('Name\r\nAsha\r\nRavi')
  expect(toasts().at(-1)?.text).toBe('2 people exported')
  saved = []
  await run(exportAs())
  expect(noted[1]?.key).not.toBe(noted[0]?.key)
})

test('an export that could not be noted gives no file, and says so', async () => {
  const record = () => Promise.reject(new Error('It could not be recorded.'))
  await run(exportAs({ record }))
  expect(saved).toEqual([])
  expect(toasts()).toEqual([])
  expect(useWork.getState().current?.brokeOff).toBe('It could not be recorded.')
})

test('without a network nothing is read, and the reason is said', async () => {
  const rows = { [Symbol.asyncIterator]: vi.fn() }
  await run(exportAs({ problem: () => 'You are offline.' }), rows)
  expect(rows[Symbol.asyncIterator]).not.toHaveBeenCalled()
  expect(noted).toEqual([])
  expect(toasts().at(-1)).toMatchObject({ text: 'You are offline.', tone: 'problem' })
})

test('rows that could not all be read are no export: half a list would pass for the whole', async () => {
  await run(exportAs(), names('The connection was lost.'))
  expect([saved, noted, toasts()]).toEqual([[], [], []])
  expect(useWork.getState().current?.brokeOff).toBe('The connection was lost.')
})
