// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import type { Asker } from '@/domain/access/role'
import { useFrameKeys } from './useFrameKeys'

afterEach(cleanup)

function Frame({ visitor }: { visitor: Asker }) {
  useFrameKeys({ visitor, openPalette: () => undefined })
  return <output>{useLocation().pathname}</output>
}

const open = (visitor: Asker) =>
  render(
    <MemoryRouter initialEntries={['/start']}>
      <Frame visitor={visitor} />
    </MemoryRouter>,
  )

function pathAfterG(letter: string): string | null {
  fireEvent.keyDown(document.body, { key: 'g' })
  fireEvent.keyDown(document.body, { key: letter })
  return screen.getByRole('status').textContent
}

it.each([
  ['d', '/dashboard'],
  ['m', '/members'],
  ['a', '/members/attendance'],
  ['l', '/leads'],
  ['i', '/finance/invoices'],
  ['e', '/finance/expenses'],
  ['s', '/staff'],
])('G then %s opens %s (PRODUCT 3)', (letter, path) => {
  open('CLIENT')
  expect(pathAfterG(letter)).toBe(path)
})

it('leads nobody to a screen that is not theirs', () => {
  open('SALES')
  expect(pathAfterG('e')).toBe('/start')
})
