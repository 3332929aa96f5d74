// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { settingsWith } from '@/domain/gyms/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { scriptedAuth, scriptedBackend, sessionAtIron } from '@/session/fixtures'
import { renderAs } from '@/session/renderAs'
import { activeColumns } from './activeColumns'
import { inactiveColumns } from './inactiveColumns'
import { useFilterDefinitions } from './useFilterDefinitions'

afterEach(cleanup)

function Labels() {
  const { definitions } = useFilterDefinitions('Ends on', [], false)
  return <output>{definitions.find(({ id }) => id === 'pincode')?.label}</output>
}

it.each([
  ['en-IN', 'Pincode'],
  ['en-GB', 'Postal code'],
])('columns and filters of a centre of %s call it %s, as its forms do (PRODUCT 2.R)', (locale, label) => {
  for (const columns of [activeColumns, inactiveColumns]) {
    const shown = columns(civil('2026-11-20'), settingsWith({ locale }))
    expect(shown.find(({ id }) => id === 'pincode')?.header).toBe(label)
  }
  const { backend } = scriptedBackend(scriptedAuth().port)
  renderAs(sessionAtIron(backend, 'iron', {}, { locale }), <Labels />)
  expect(screen.getByRole('status').textContent).toBe(`${label} begins with`)
})
