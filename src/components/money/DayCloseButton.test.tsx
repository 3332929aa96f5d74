// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { scriptedAuth, scriptedBackend, sessionAtIron } from '@/session/fixtures'
import { SessionContext } from '@/session/sessionContext'
import { DayCloseButton } from './DayCloseButton'

afterEach(cleanup)

it('the close of a day lies over the list, which keeps its way back', () => {
  const state = { trail: [{ from: 36 }] }
  const router = createMemoryRouter([{ path: '*', element: <DayCloseButton /> }], {
    initialEntries: [{ pathname: '/invoices', search: '?after=["m"]&from=71', state }],
  })
  render(
    <SessionContext value={sessionAtIron(scriptedBackend(scriptedAuth().port).backend, 'iron')}>
      <RouterProvider router={router} />
    </SessionContext>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Day close' }))
  expect(router.state.location.search).toMatch(/from=71&close=\d{4}-\d{2}-\d{2}$/)
  expect(router.state.location.state).toEqual(state)
})
