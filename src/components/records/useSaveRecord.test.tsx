// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { scriptedAuth, scriptedBackend, sessionAtIron } from '@/session/fixtures'
import { SessionContext } from '@/session/sessionContext'
import { useToasts } from '@/ui/feedback/toast'
import { useSaveRecord } from './useSaveRecord'

type Water = { id: string; name: string; price: number; sizes: number[] }
const water: Water = { id: 'w', name: 'Water', price: 20, sizes: [1, 2] }
const said = { added: 'Water is added.', saved: 'Water is saved.' }

afterEach(() => {
  cleanup()
  useToasts.setState({ shown: [] })
})

function formOf(record?: Water) {
  const written: unknown[] = []
  const note = (what: string) => (gymId: string, id: string, fields: Partial<Water>) => {
    written.push([what, gymId, id, fields])
    return Promise.resolve()
  }
  const repository = { add: note('add'), change: note('change') }
  const factory = () => repository
  const session = sessionAtIron(scriptedBackend(scriptedAuth().port).backend, 'iron')
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SessionContext value={session}>{children}</SessionContext>
  )
  const { result, rerender } = renderHook((now?: Water) => useSaveRecord<Partial<Water>>(factory, now), {
    wrapper,
    ...(record && { initialProps: record }),
  })
  return { result, rerender, written }
}

const texts = () => useToasts.getState().shown.map(({ text }) => text)

describe('the form of a plain record', () => {
  it('writes what differs from the record that it opened with, and nothing that stood there', async () => {
    const { result, written } = formOf(water)
    await result.current.save({ name: 'Water', price: 25, sizes: [1, 2] }, said)
    expect(written).toEqual([['change', 'iron', 'w', { price: 25 }]])
    expect(texts()).toEqual(['Water is saved.'])
  })

  it('takes nothing back that another desk changed while it was open', async () => {
    const { result, rerender, written } = formOf(water)
    rerender({ ...water, price: 30 })
    await result.current.save({ name: 'Still water', price: 20, sizes: [1, 2] }, said)
    expect(written).toEqual([['change', 'iron', 'w', { name: 'Still water' }]])
  })

  it('adds a new one whole, a second time under the same id', async () => {
    const { result, written } = formOf()
    await result.current.save({ name: 'Towel', price: 50 }, said)
    await result.current.save({ name: 'Towel', price: 60 }, said)
    expect(written).toEqual([
      ['add', 'iron', 'id', { name: 'Towel', price: 50 }],
      ['add', 'iron', 'id', { name: 'Towel', price: 60 }],
    ])
    expect(texts()).toEqual(['Water is added.', 'Water is added.'])
  })
})
