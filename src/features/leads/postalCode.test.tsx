// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { settingsWith } from '@/domain/gyms/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { scriptedAuth, scriptedBackend, sessionAtIron } from '@/session/fixtures'
import { renderAs } from '@/session/renderAs'
import { leadColumns } from './leadColumns'
import { useLeadFilters } from './useLeadFilters'

afterEach(cleanup)

const ownerOf = (uid: string) => uid

function Label() {
  return <output>{useLeadFilters([], ownerOf).find(({ id }) => id === 'pincode')?.label}</output>
}

it.each([
  ['en-IN', 'Pincode'],
  ['en-GB', 'Postal code'],
])('column and filter of a centre of %s call it %s, as its forms do (PRODUCT 2.R)', (locale, label) => {
  const settings = settingsWith({ locale })
  const columns = leadColumns({ tab: 'open', settings, today: civil('2026-11-20'), ownerOf })
  expect(columns.find(({ id }) => id === 'pincode')?.header).toBe(label)
  const { backend } = scriptedBackend(scriptedAuth().port)
  renderAs(sessionAtIron(backend, 'iron', {}, { locale }), <Label />)
  expect(screen.getByRole('status').textContent).toBe(label)
})
