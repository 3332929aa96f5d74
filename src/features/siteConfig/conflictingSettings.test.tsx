// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { scriptedAuth, scriptedBackend, sessionAtIron } from '@/session/fixtures'
import { renderAs } from '@/session/renderAs'
import SiteConfigPage from './SiteConfigPage'

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(cleanup)

function open(section: string, preference: Record<string, unknown>) {
  const session = sessionAtIron(scriptedBackend(scriptedAuth().port).backend, 'iron')
  if (session.state.status === 'signedIn' && session.state.gym.status === 'ready')
    session.state.gym.info.preference = preference
  renderAs(session, <SiteConfigPage />, `/settings/site-config?section=${section}`)
}

it('a shortest freeze above the longest is shown, to be set right there', () => {
  open('packages', { freezeMinDays: 45 })
  expect(screen.getByLabelText(/Shortest freeze/)).toHaveProperty('value', '45')
  expect(screen.getByLabelText(/Longest freeze/)).toHaveProperty('value', '30')
})

it('half a day of no more hours than an absence is shown as well', () => {
  open('staff', { staffHalfDayHours: 1 })
  expect(screen.getByLabelText(/Half a day without a shift below/)).toHaveProperty('value', '1')
})
