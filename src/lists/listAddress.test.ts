import { expect, test } from 'vitest'
import { cursorText, readAddress } from './listAddress'

const shape = {
  tabs: ['all', 'expiring'] as const,
  sorts: ['name', 'due'] as const,
  descending: ['due'] as const,
  filters: ['packageId', 'ends'] as const,
}
const read = (search: string) => readAddress(new URLSearchParams(search), shape)

test('an empty address is the first tab in the first order', () => {
  expect(read('')).toEqual({
    tab: 'all',
    q: '',
    sort: { by: 'name', direction: 'asc' },
    filters: {},
    cursor: {},
    firstIndex: 1,
    openId: '',
    editingId: '',
    isCreating: false,
  })
})

test('everything a list shows is read from its address', () => {
  const after = cursorText({ values: ['asha rao', 12, null, true], id: 'm1' })
  const address = read(
    new URLSearchParams({
      tab: 'expiring',
      q: 'asha',
      sort: '-name',
      packageId: 'p1',
      after,
      from: '51',
      id: 'm9',
    }).toString(),
  )
  expect(address).toMatchObject({
    tab: 'expiring',
    q: 'asha',
    sort: { by: 'name', direction: 'desc' },
    filters: { packageId: 'p1' },
    cursor: { after: { values: ['asha rao', 12, null, true], id: 'm1' } },
    firstIndex: 51,
    openId: 'm9',
  })
})

test('new=true opens the form, as SPECIFICATION 2 has it', () => {
  expect(read('new=true').isCreating).toBe(true)
  expect(read('new=1').isCreating).toBe(false)
})

test('an order that begins downwards does so when it is not said', () => {
  expect(readAddress(new URLSearchParams(''), { sorts: ['due'], descending: ['due'] }).sort.direction).toBe(
    'desc',
  )
  expect(read('sort=due').sort).toEqual({ by: 'due', direction: 'asc' })
  expect(read('sort=-due').sort).toEqual({ by: 'due', direction: 'desc' })
})

test.each(['tab=nonsense', 'sort=nonsense', 'after={}', 'after=[', 'after=[1]', 'after=[{},"x"]', 'other=1'])(
  'a damaged or unknown part (%s) reads as the default',
  (search) => {
    expect(read(search)).toEqual(read(''))
  },
)

test('a number of the first row without a cursor means nothing', () => {
  expect(read('from=51').firstIndex).toBe(1)
})

test('an address of an older version that asks for what was before a row is the first page', () => {
  const before = cursorText({ values: ['a'], id: 'x' })
  expect(read(new URLSearchParams({ before, from: '51' }).toString())).toEqual(read(''))
})
