import { expect, it } from 'vitest'
import { TakenTable } from './takenTable'

const linesOf = async (table: TakenTable) => (await table.csv().text()).replace('\uFEFF', '').split('\r\n')

it('has a line a record and a column a field; one that comes late is the last', async () => {
  const table = new TakenTable()
  table.add({ id: 'm1', name: 'Asha Rao', dues: 0, isActive: true, dob: null })
  table.add({ id: 'm2', name: '', guardian: 'Ravi', at: new Date('2026-11-20T06:00:00Z') })
  expect(await linesOf(table)).toEqual([
    'id,name,dues,isActive,dob,guardian,at',
    'm1,Asha Rao,0,true,',
    'm2,,,,,Ravi,2026-11-20T06:00:00.000Z',
    '',
  ])
  expect(table.rows).toBe(2)
})

it('writes what has parts as JSON, and nothing that a spreadsheet would run', async () => {
  const table = new TakenTable()
  table.add({ id: 'i1', payments: [{ amount: 500, mode: 'Cash' }], note: '=HYPERLINK("x")' })
  expect(await linesOf(table)).toEqual([
    'id,payments,note',
    `i1,"[{""amount"":500,""mode"":""Cash""}]","'=HYPERLINK(""x"")"`,
    '',
  ])
})

it('keeps the order of many', async () => {
  const table = new TakenTable()
  const ids = Array.from({ length: 1_203 }, (_, at) => `r${at}`)
  for (const id of ids) table.add({ id })
  expect(await linesOf(table)).toEqual(['id', ...ids, ''])
})

it('without a record it is a table of nothing', async () => {
  expect((await new TakenTable().csv().text()).replace('\uFEFF', '').trim()).toBe('')
})
