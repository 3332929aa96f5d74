// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { apiClient } from '@/data/api/apiClient'
import { scriptedAuth, scriptedBackend, sessionAtIron } from '@/session/fixtures'
import { SessionContext } from '@/session/sessionContext'
import { useToasts } from '@/ui/feedback/toast'
import { useSaveSection } from './useSaveSection'

/** A section with a PIN beside its settings, and what the server was asked in its order. `preference`: as it stands. */
function section(refused: '/api/updateGym' | 'PIN' | null, preference: Record<string, unknown> = {}) {
  const asked: string[] = []
  const api = apiClient({
    token: () => Promise.resolve('id-token'),
    fetch: (url) => {
      const path = url instanceof Request ? url.url : String(url)
      asked.push(path)
      const answer =
        path === refused ? { kind: 'refused', reason: 'Not this.' } : { kind: 'done', gymId: 'iron' }
      return Promise.resolve(new Response(JSON.stringify(answer)))
    },
  })
  const session = sessionAtIron({ ...scriptedBackend(scriptedAuth().port).backend, api }, 'iron')
  if (session.state.status === 'signedIn' && session.state.gym.status === 'ready')
    session.state.gym.info.preference = preference
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SessionContext value={session}>{children}</SessionContext>
  )
  const { result } = renderHook(() => useSaveSection('attendance'), { wrapper })
  const pin = {
    name: 'the new PIN',
    send: () => {
      asked.push('PIN')
      return refused === 'PIN' ? Promise.reject(new Error('Not this.')) : Promise.resolve()
    },
  }
  return { asked, pin, save: result.current }
}

const isUndoOffered = () => useToasts.getState().shown.map(({ undo }) => undo !== undefined)
const said = () => useToasts.getState().shown.map(({ text }) => text)

beforeEach(() => useToasts.setState({ shown: [] }))

describe('a section with a secret beside its settings', () => {
  it('sets no secret where the settings are refused', async () => {
    const { asked, pin, save } = section('/api/updateGym')
    await expect(save({ preference: { capacity: 60 } }, pin)).rejects.toThrow('Not this.')
    expect([asked, said()]).toEqual([['/api/updateGym'], []])
  })

  it('says that the rest is saved where the secret is refused', async () => {
    const { asked, pin, save } = section('PIN')
    await expect(save({ preference: { capacity: 60 } }, pin)).rejects.toThrow(
      'All but the new PIN is saved. Not this.',
    )
    expect([asked, said()]).toEqual([['/api/updateGym', 'PIN'], []])
  })

  it('saves both, and the secret alone', async () => {
    const { pin, save } = section(null)
    await save({ preference: { capacity: 60 } }, pin)
    await save({ preference: {} }, pin)
    expect(said()).toEqual([
      'Attendance: saved. Every screen of the centre follows. Undo keeps the new PIN.',
      'Attendance: saved. Every screen of the centre follows.',
    ])
  })
})

describe('an older centre whose settings are in conflict', () => {
  it('is offered no Undo of what set them right, which would be refused', async () => {
    const { save, pin } = section(null, { freezeMinDays: 45 })
    await save({ preference: { freezeMaxDays: 45 } })
    await save({ preference: { freezeMaxDays: 60 } }, pin)
    expect(isUndoOffered()).toEqual([false, false])
    expect(said()[1]).toBe('Attendance: saved. Every screen of the centre follows.')
  })

  it('is offered it of everything else', async () => {
    const { save } = section(null, { freezeMinDays: 45 })
    await save({ preference: { capacity: 60 } })
    await save({ fields: { name: 'Iron House' } })
    expect(isUndoOffered()).toEqual([true, true])
  })

  it('is offered none of a value that no setting may be any more', async () => {
    const { save } = section(null, { capacity: -5 })
    await save({ preference: { capacity: 60 } })
    expect(isUndoOffered()).toEqual([false])
  })

  it('is offered it where the settings stood in none', async () => {
    const { save } = section(null, { freezeMinDays: 14 })
    await save({ preference: { freezeMaxDays: 45 } })
    expect(isUndoOffered()).toEqual([true])
  })
})
