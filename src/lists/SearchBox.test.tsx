// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SearchBox } from './SearchBox'

let told: string[] = []

/** The list answers by its address, which arrives when the router is done: the test says when. */
const drawn = (isHeld = false) => {
  const box = (value: string) => (
    <SearchBox value={value} onChange={(text) => told.push(text)} placeholder="Name" isHeld={isHeld} />
  )
  const { rerender } = render(box(''))
  return { addressBecomes: (value: string) => rerender(box(value)) }
}

const input = () => screen.getByRole<HTMLInputElement>('searchbox')
const type = (text: string) => fireEvent.change(input(), { target: { value: text } })
const pause = () => {
  act(() => {
    vi.advanceTimersByTime(150)
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  told = []
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('nothing typed is lost while the address is still on its way', () => {
  const { addressBecomes } = drawn()
  type('Li')
  pause()
  expect(input().value).toBe('Li')
  type('Lista')
  addressBecomes('Li')
  expect(input().value).toBe('Lista')
  pause()
  type('Listaa')
  pause()
  expect(told).toEqual(['Li', 'Lista', 'Listaa'])
  addressBecomes('Lista')
  expect(input().value).toBe('Listaa')
  addressBecomes('Listaa')
  expect(input().value).toBe('Listaa')
})

test('what the address says without having been told is shown: a cleared filter, the back button', () => {
  const { addressBecomes } = drawn()
  type('Asha')
  pause()
  addressBecomes('Asha')
  addressBecomes('')
  expect(input().value).toBe('')
  addressBecomes('Asha')
  expect(input().value).toBe('Asha')
})

test('a cleared search is told at once and stays cleared', () => {
  const { addressBecomes } = drawn()
  type('Asha')
  pause()
  fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }))
  addressBecomes('Asha')
  expect(input().value).toBe('')
  addressBecomes('')
  expect(input().value).toBe('')
  expect(told).toEqual(['Asha', ''])
})

test('what is in memory is asked at each letter, the store once somebody stops', () => {
  drawn(true)
  for (const text of ['A', 'As']) {
    type(text)
    act(() => {
      vi.advanceTimersByTime(40)
    })
  }
  expect(told).toEqual(['A', 'As'])
  cleanup()
  told = []
  drawn()
  type('As')
  act(() => {
    vi.advanceTimersByTime(149)
  })
  expect(told).toEqual([])
})
