// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Column } from './column'
import { EntityTable } from './EntityTable'

type Row = { id: string; due: number }

const rows: Row[] = Array.from({ length: 60 }, (_, at) => ({ id: `m${String(at)}`, due: at }))
const more = Array.from({ length: 60 }, (_, at) => ({ id: `n${String(at)}`, due: 1 }))

let added: number[] = []
const columns: Column<Row>[] = [
  { id: 'name', header: 'Name', cell: ({ id }) => id },
  {
    id: 'due',
    header: 'Due',
    cell: ({ due }) => due,
    sum: (all) => {
      added.push(all.length)
      return 'the sum'
    },
  },
]
const idOf = ({ id }: Row) => id
const noop = () => undefined

type Shown = { shown?: readonly Row[]; viewKey?: string; openId?: string }

const table = ({ shown = rows, viewKey = 'all', openId = '' }: Shown) => (
  <EntityTable
    label="People"
    columns={columns}
    rows={shown}
    rowId={idOf}
    rowName={idOf}
    viewKey={viewKey}
    openId={openId}
    onOpen={noop}
  />
)
const drawn = () => document.querySelectorAll('tbody tr').length
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

beforeEach(() => {
  vi.useFakeTimers()
  added = []
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('what a footer adds up is added up again only for other rows', () => {
  const { rerender } = render(table({}))
  pass(1_000)
  expect(added).toEqual([60])
  rerender(table({ openId: 'm3' }))
  expect(screen.getByText('the sum')).toBeTruthy()
  expect(added).toEqual([60])
  rerender(table({ shown: rows.slice(0, 2) }))
  expect(added).toEqual([60, 2])
})

test('rows out of sight wait until nobody asks for another view any more', () => {
  const { rerender } = render(table({}))
  const first = drawn()
  expect(first * 44).toBeGreaterThan(window.innerHeight - 240)
  expect(first).toBeLessThan(60)
  pass(120)
  rerender(table({ shown: more, viewKey: 'a letter more' }))
  pass(120)
  expect(drawn()).toBe(first)
  pass(120)
  expect(drawn()).toBe(60)
})

/** As wide and high as a window is said to be: jsdom lays nothing out. */
function clientHeightOf(pixels: number) {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(pixels)
}
const many = Array.from({ length: 400 }, (_, at) => ({ id: `p${String(at)}`, due: at }))
const shownIds = () => [...document.querySelectorAll('tbody td:first-child')].map((cell) => cell.textContent)
const scroller = () => document.querySelector<HTMLElement>('[data-density]')

test('where the window scrolls, every row of a long list is there', () => {
  clientHeightOf(34 * 132 + 366 * 44)
  render(table({ shown: many }))
  pass(1_000)
  expect(shownIds().at(-1)).toContain('p399')
})

test('another view of a long list begins at its first row', () => {
  clientHeightOf(600)
  const { rerender } = render(table({ shown: many }))
  pass(1_000)
  const box = scroller()
  if (!box) throw new Error('no table')
  box.scrollTop = 8_800
  fireEvent.scroll(box)
  expect(shownIds().some((text) => text?.includes('p200'))).toBe(true)
  rerender(table({ shown: [...many].reverse(), viewKey: 'the other way round' }))
  expect(box.scrollTop).toBe(0)
  expect(shownIds()[0]).toContain('p399')
})

test('rows of the view before stay until those of the new one have come', () => {
  const { rerender } = render(table({}))
  pass(1_000)
  rerender(table({ viewKey: 'asked' }))
  expect(drawn()).toBe(60)
  rerender(table({ viewKey: 'asked', shown: more }))
  expect(drawn()).toBeLessThan(60)
})
