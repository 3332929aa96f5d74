// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { auditRepository } from '@/data/audit/auditRepository'
import type { LiveQuery, PageOf } from '@/data/store/live'
import { auditEntrySchema, type AuditEntry } from '@/domain/audit/auditEntry'
import { liveCache } from '@/live/liveCache'
import type { Backend } from '@/session/backend'
import { scriptedAuth, scriptedBackend, sessionAtIron } from '@/session/fixtures'
import { renderAs } from '@/session/renderAs'
import { LastDeviceChange } from './devices/LastDeviceChange'
import { LastChange } from './LastChange'

afterEach(() => {
  cleanup()
  liveCache.clear()
})

const at = new Date('2026-11-20T06:00:00Z')

/** The owner's screen over a centre's record and the latest lines of its log. */
function show(what: React.ReactNode, gym: object, lines: AuditEntry[] = []) {
  const scripted = scriptedBackend(scriptedAuth().port)
  const { backend } = scripted
  scripted.put('gyms/iron', { name: 'Iron Gym', type: 'GYM', ...gym })
  const page = (key: string): LiveQuery<PageOf<AuditEntry>> => ({
    key,
    watch: (watcher) => {
      watcher.next({ rows: lines, next: null, leftOut: 0 }, false)
      return () => undefined
    },
  })
  const log = { page: () => page('lines'), ofSettings: () => page('settings') }
  const repository = ((factory) =>
    Object.is(factory, auditRepository) ? log : backend.repository(factory)) as Backend['repository']
  const { container } = renderAs(sessionAtIron({ ...backend, repository }, 'iron'), what)
  return container
}

const change = { by: 'iron', at }

it('says who, when and what, with the way to the changes before', () => {
  const lastChanges = {
    'preference.graceDays': change,
    'preference.absentDays': change,
    'preference.capacity': change,
  }
  const shown = show(<LastChange id="packages" />, { lastChanges })
  expect(shown.textContent).toMatch(
    /^Last changed by You, .*2026.*: Days of grace, Absent after\. All changes$/,
  )
  expect(screen.getByRole('link').getAttribute('href')).toBe('/?section=audit&kind=settings')
})

it('counts what goes beyond three', () => {
  const names = ['graceDays', 'expiringDays', 'absentDays', 'fourEyes', 'freezeTimes']
  const lastChanges = Object.fromEntries(names.map((name) => [`preference.${name}`, change]))
  const shown = show(<LastChange id="packages" />, { lastChanges })
  expect(shown.textContent).toMatch(/: (\S+ ?)+, .+, .+ and 2 more\. All changes$/)
})

it('of the devices, by the log', () => {
  const line = auditEntrySchema.parse({
    ...{ id: 'l', gymId: 'iron', at, by: 'iron', byRole: 'CLIENT', act: 'device.register' },
    ...{ collection: 'biometricDevices', documentId: 'SN1' },
  })
  const shown = show(<LastDeviceChange devices={[]} />, {}, [line])
  expect(shown.textContent).toMatch(/^Last changed by You, .*: registered device SN1\. All changes$/)
  expect(screen.getByRole('link').getAttribute('href')).toBe('/?section=audit&kind=attendance')
})

it('says nothing where nothing was done', () => {
  const nothing = (
    <>
      <LastDeviceChange devices={[]} />
      <LastChange id="packages" />
    </>
  )
  expect(show(nothing, {}).textContent).toBe('')
})
