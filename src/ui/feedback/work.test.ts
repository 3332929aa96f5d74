import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startWork } from './startWork'
import { closeToast, useToasts } from './toast'
import { useWork, WorkLimit } from './work'

const rows = ['Asha', 'Meera', 'Ravi']
const nameOf = (row: string) => row
const workNow = () => useWork.getState().current
const shownToasts = () => useToasts.getState().shown

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  workNow()?.close()
  for (const toast of shownToasts()) closeToast(toast.id)
  vi.useRealTimers()
})

test('every row is done once, in order, and the toast says how many', async () => {
  const done: string[] = []
  const result = await startWork({
    title: 'Extend',
    rows,
    nameOf,
    each: (row) => Promise.resolve(done.push(row)),
  })
  expect(done).toEqual(rows)
  expect(result).toEqual({ done: 3, failed: [], isStopped: false, brokeOff: '' })
  expect(shownToasts().at(-1)?.text).toBe('Extend: 3 done')
  expect(workNow()).toBeNull()
})

test('a row that fails does not stop the others, and says why', async () => {
  const result = await startWork({
    title: 'Extend',
    rows,
    nameOf,
    each: (row) => (row === 'Meera' ? Promise.reject(new Error('Frozen.')) : Promise.resolve()),
  })
  expect(result).toEqual({
    done: 2,
    failed: [{ name: 'Meera', reason: 'Frozen.' }],
    isStopped: false,
    brokeOff: '',
  })
  expect(workNow()).toMatchObject({ status: 'finished', done: 2 })
})

test('a limit is said once; nothing more is tried, and who is done is named beside who is not', async () => {
  const tried: string[] = []
  const each = (row: string) => {
    tried.push(row)
    return row === 'Meera' ? Promise.reject(new WorkLimit('Go on in a minute.')) : Promise.resolve()
  }
  const result = await startWork({ title: 'Renew', rows, nameOf, each })
  expect(tried).toEqual(['Asha', 'Meera'])
  const failed = ['Meera', 'Ravi'].map((name) => ({ name, reason: 'Left as it was' }))
  expect(result).toEqual({ done: 1, failed, isStopped: false, brokeOff: 'Go on in a minute.' })
  expect(workNow()).toMatchObject({ brokeOff: 'Go on in a minute.', doneNames: ['Asha'] })
})

test('stopping ends it after the row that runs; what is done stays done', async () => {
  const done: string[] = []
  const result = await startWork({
    title: 'Extend',
    rows,
    nameOf,
    each: (row) => {
      done.push(row)
      workNow()?.stop()
      return Promise.resolve()
    },
  })
  expect(done).toEqual(['Asha'])
  expect(result.isStopped).toBe(true)
  expect(workNow()?.status).toBe('stopped')
})

test('rows that cannot be read any further are said, not thrown', async () => {
  async function* broken() {
    yield await Promise.resolve('Asha')
    throw new Error('The connection was lost.')
  }
  await startWork({ title: 'Export', rows: broken(), nameOf, each: () => Promise.resolve() })
  expect(workNow()).toMatchObject({ done: 1, brokeOff: 'The connection was lost.' })
})

test('what finishes the work runs after the last row only, and its failure leaves no word of success', async () => {
  const began = shownToasts().length
  const finish = vi.fn(() => Promise.reject(new Error('It could not be written down.')))
  const each = () => Promise.resolve()
  await startWork({ title: 'Export', rows, nameOf, each, finish, doneText: () => 'exported' })
  expect(finish).toHaveBeenCalledOnce()
  expect(workNow()).toMatchObject({ done: 3, brokeOff: 'It could not be written down.' })
  await startWork({ title: 'Export', rows, nameOf, finish, each: () => Promise.reject(new Error('No.')) })
  await startWork({ title: 'Export', rows, nameOf, finish, each: () => Promise.resolve(workNow()?.stop()) })
  expect(finish).toHaveBeenCalledOnce()
  expect(shownToasts().slice(began)).toEqual([])
})

test('Undo goes over the rows that were done, last first', async () => {
  const undone: string[] = []
  await startWork({
    title: 'Deactivate',
    rows,
    nameOf,
    each: (row) => (row === 'Ravi' ? Promise.reject(new Error('No.')) : Promise.resolve()),
    undoEach: (row) => Promise.resolve(undone.push(row)),
  })
  workNow()?.close()
  await shownToasts().at(-1)?.undo?.()
  expect(undone).toEqual(['Meera', 'Asha'])
})

test('Stop pressed during an Undo is no Undo of everything: it says how many are left', async () => {
  const undone: string[] = []
  const undoEach = (row: string) => {
    workNow()?.stop()
    return Promise.resolve(undone.push(row))
  }
  await startWork({ title: 'Deactivate', rows, nameOf, each: () => Promise.resolve(), undoEach })
  expect(await shownToasts().at(-1)?.undo?.()).toBe('1 of 3 undone, 2 left when it was stopped.')
  expect(undone).toEqual(['Ravi'])
  workNow()?.close()

  const failing = (row: string) => {
    if (row === 'Ravi') return Promise.resolve()
    workNow()?.stop()
    return Promise.reject(new Error('Frozen.'))
  }
  await startWork({ title: 'Deactivate', rows, nameOf, each: () => Promise.resolve(), undoEach: failing })
  expect(await shownToasts().at(-1)?.undo?.()).toBe(
    '1 of 3 undone, 1 could not be undone, 1 left when it was stopped.',
  )
  workNow()?.close()

  const never = () => Promise.reject(new Error('Frozen.'))
  await startWork({ title: 'Deactivate', rows, nameOf, each: () => Promise.resolve(), undoEach: never })
  expect(await shownToasts().at(-1)?.undo?.()).toBe('None of 3 undone, 3 could not be undone.')
})

test('an Undo waits as well while something else runs', async () => {
  const undoEach = vi.fn(() => Promise.resolve())
  await startWork({ title: 'First', rows, nameOf, each: () => Promise.resolve(), undoEach })
  const undo = shownToasts().at(-1)?.undo
  let finish = () => {}
  const end = new Promise<void>((resolve) => (finish = resolve))
  const second = startWork({ title: 'Second', rows: ['b'], nameOf, each: () => end })
  await expect(undo?.()).rejects.toThrow('Something else is still running.')
  expect(undoEach).not.toHaveBeenCalled()
  finish()
  await second
})

test('a second piece of work waits for a person to ask again', async () => {
  let finish = () => {}
  const end = new Promise<void>((resolve) => (finish = resolve))
  const first = startWork({ title: 'First', rows: ['a'], nameOf, each: () => end })
  const second = await startWork({ title: 'Second', rows: ['b'], nameOf, each: () => Promise.resolve() })
  expect(second.done).toBe(0)
  expect(shownToasts().at(-1)?.tone).toBe('problem')
  finish()
  await first
})

test('hundreds go a few at once where no row waits for another, each with its own result', async () => {
  const many = Array.from({ length: 500 }, (_, n) => `Lead ${n}`)
  let [now, most] = [0, 0]
  const each = async (row: string) => {
    now += 1
    most = Math.max(most, now)
    await Promise.resolve()
    now -= 1
    if (row.endsWith('7')) throw new Error('No.')
  }
  const undone: string[] = []
  const undoEach = (row: string) => Promise.resolve(undone.push(row))
  const result = await startWork({ title: 'Delete', rows: many, nameOf, each, undoEach, isBatched: true })
  expect(most).toBe(5)
  expect([result.done, result.failed.length]).toEqual([450, 50])
  workNow()?.close()
  await shownToasts().at(-1)?.undo?.()
  expect(undone).toHaveLength(450)
  expect(undone).not.toContain('Lead 7')
})

test('Undo leaves alone the rows of which nothing was left to do, and is not offered where that is all of them', async () => {
  const undone: string[] = []
  const undoEach = (row: string) => Promise.resolve(undone.push(row))
  const each = (row: string) => Promise.resolve(row !== 'Meera')
  const result = await startWork({ title: 'Delete', rows, nameOf, each, undoEach })
  expect(result.done).toBe(3)
  await shownToasts().at(-1)?.undo?.()
  expect(undone).toEqual(['Ravi', 'Asha'])
  await startWork({ title: 'Delete', rows, nameOf, each: () => Promise.resolve(false), undoEach })
  expect(shownToasts().at(-1)).toMatchObject({ text: 'Delete: 3 done' })
  expect(shownToasts().at(-1)?.undo).toBeUndefined()
})

test('stopping ends it after the few that run', async () => {
  const many = Array.from({ length: 12 }, (_, n) => `Lead ${n}`)
  const each = () => Promise.resolve(workNow()?.stop())
  const result = await startWork({ title: 'Delete', rows: many, nameOf, each, isBatched: true })
  expect(result).toMatchObject({ done: 5, isStopped: true })
})
