// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { apiClient } from '@/data/api/apiClient'
import { scriptedAuth, scriptedBackend, sessionAtIron } from '@/session/fixtures'
import { SessionContext } from '@/session/sessionContext'
import { useToasts } from '@/ui/feedback/toast'
import { useSaveSection } from './useSaveSection'

/** A section with a PIN beside its settings, and what the server was asked in its order. */
function section(refused: '/api/updateGym' | 'PIN' | null) {
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
