import { render, type RenderResult } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { SessionContext } from './sessionContext'
import type { Session } from './sessionState'

/** Draws for a test what stands below the guard: for whoever has that session, at that address. */
export const renderAs = (session: Session, what: ReactNode, address = '/'): RenderResult =>
  render(
    <SessionContext value={session}>
      <MemoryRouter initialEntries={[address]}>{what}</MemoryRouter>
    </SessionContext>,
  )
