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

it.each(['7.5', '6.875', '18'])('a package takes a tax rate of %s percent as it is typed', (typed) => {
  render(
    <MemoryRouter>
      <SessionContext value={sessionAtIron(backendHolding({}), 'iron')}>
        <PersonContext value="iron">
          <TemplateForm existing={[]} onClose={() => undefined} />
        </PersonContext>
      </SessionContext>
    </MemoryRouter>,
  )
  const field = screen.getByLabelText<HTMLInputElement>(/^Tax rate/)
  fireEvent.change(field, { target: { value: typed } })
  fireEvent.blur(field)
  expect(field.value).toBe(typed)
})
