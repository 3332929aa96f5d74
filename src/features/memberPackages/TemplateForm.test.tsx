// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { backendHolding, sessionAtIron } from '@/session/fixtures'
import { SessionContext } from '@/session/sessionContext'
import { PersonContext } from '@/ui/person'
import { TemplateForm } from './TemplateForm'

beforeEach(() => window.localStorage.clear())
afterEach(cleanup)

const open = (preference: Record<string, unknown> = {}) =>
  render(
    <MemoryRouter>
      <SessionContext value={sessionAtIron(backendHolding({}), 'iron', {}, preference)}>
        <PersonContext value="iron">
          <TemplateForm existing={[]} onClose={() => undefined} />
        </PersonContext>
      </SessionContext>
    </MemoryRouter>,
  )

it.each(['7.5', '6.875', '18'])('a package takes a tax rate of %s percent as it is typed', (typed) => {
  open()
  const field = screen.getByLabelText<HTMLInputElement>(/^Tax rate/)
  fireEvent.change(field, { target: { value: typed } })
  fireEvent.blur(field)
  expect(field.value).toBe(typed)
})

it.each([
  ['regular', 1],
  ['outsideIndia', 0],
])('a package of a centre that is %s has %i fields for a service code (PRODUCT 2.R)', (taxRegime, count) => {
  open({ taxRegime, gstin: '23AAACI1234A1Z5' })
  expect(screen.queryAllByLabelText(/^SAC/)).toHaveLength(count)
  expect(screen.getByLabelText(/^Tax rate/)).toBeTruthy()
})
