// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '@/domain/shared/appError'
import { refused, type Refusal } from '@/domain/shared/refusal'
import { scriptedAuth, scriptedBackend, sessionAtIron } from '@/session/fixtures'
import { SessionContext } from '@/session/sessionContext'
import { useToasts } from '@/ui/feedback/toast'
import { useRecordActs, type RecordWords } from './useRecordActs'

type Water = { id: string; name: string; price: number; isActive: boolean }
const water: Water = { id: 'w', name: 'Water', price: 20, isActive: true }
const words: RecordWords<Water> = {
  archived: ({ name }) => `${name} is archived.`,
  restored: ({ name }) => `${name} is back.`,
  removed: ({ name }) => `${name} is gone.`,
}

afterEach(() => {
  cleanup()
  useToasts.setState({ shown: [] })
})

function actsOver(refusal: Refusal | null = null) {
  const written: unknown[] = []
  const note = (what: string) => (gymId: string, id: string, fields?: Partial<Water>) => {
    written.push([what, gymId, id, ...(fields ? [fields] : [])])
    return Promise.resolve()
  }
  const archive: (gymId: string, id: string) => Promise<unknown> = note('archive')
  const repository = {
    ...{ add: note('add'), change: note('change'), archive, restore: note('restore') },
    remove: async (gymId: string, id: string) => {
      if (refusal === null) await note('remove')(gymId, id)
      return refusal
    },
  }
  const factory = () => repository
  const session = sessionAtIron(scriptedBackend(scriptedAuth().port).backend, 'iron')
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SessionContext value={session}>{children}</SessionContext>
  )
  const { result } = renderHook(() => useRecordActs<Water>(factory, words), { wrapper })
  return { acts: result.current, repository, written }
}

const said = async (text: string) =>
  vi.waitFor(() => useToasts.getState().shown.find((toast) => toast.text === text) ?? expect.fail(text))

describe('the acts of a plain record', () => {
  it('are done at once in the centre that is shown, said, and taken back by Undo', async () => {
    const { acts, written } = actsOver()
    acts.archive(water)
    await (await said('Water is archived.')).undo?.()
    acts.remove(water)
    await (await said('Water is gone.')).undo?.()
    const known = ['archive', 'restore', 'remove', 'restore'].map((what) => [what, 'iron', 'w'])
    expect(written).toEqual(known)
  })

  it('offer no Undo where somebody else had put it away before', async () => {
    const { acts, repository } = actsOver()
    repository.archive = () => Promise.resolve(false)
    acts.archive(water)
    expect((await said('Water is archived.')).undo).toBeUndefined()
  })

  it('put back what the changed fields held, and no others', async () => {
    const { acts, written } = actsOver()
    acts.change(water, { price: 30 }, 'Water costs 30.')
    await (await said('Water costs 30.')).undo?.()
    expect(written).toEqual([
      ['change', 'iron', 'w', { price: 30 }],
      ['change', 'iron', 'w', { price: 20 }],
    ])
  })

  it('that are refused say why, and offer to archive where that is another thing', async () => {
    const { acts, written } = actsOver(refused('Water has 2 sales.'))
    acts.remove(water)
    expect((await said('Water has 2 sales.')).action).toBeUndefined()
    useToasts.setState({ shown: [] })
    acts.remove(water, { orArchive: true })
    const toast = await said('Water has 2 sales.')
    expect(toast.tone).toBe('problem')
    toast.action?.run()
    await said('Water is archived.')
    expect(written).toEqual([['archive', 'iron', 'w']])
  })

  it('that fail say it in their own words, and claim nothing', async () => {
    const { acts, repository } = actsOver()
    repository.archive = () => Promise.reject(new AppError('offline', 'There is no connection.'))
    acts.archive(water)
    await said('There is no connection.')
    expect(useToasts.getState().shown.map(({ text }) => text)).toEqual(['There is no connection.'])
  })

  it('bring a starter set: what was removed comes back, the rest is added', async () => {
    const { acts, written } = actsOver()
    const set = [
      { id: 'w', fields: { name: 'Water' } },
      { id: 't', fields: { name: 'Towel' } },
    ]
    acts.addSet(set, [water], '2 are there.')
    await said('2 are there.')
    expect(written).toEqual([
      ['restore', 'iron', 'w'],
      ['add', 'iron', 't', { name: 'Towel' }],
    ])
  })
})
