import { afterEach, expect, it } from 'vitest'
import { askToConfirm, useAsked } from '@/ui/feedback/askToConfirm'
import { startWork } from '@/ui/feedback/startWork'
import { showToast, useToasts } from '@/ui/feedback/toast'
import { useWork } from '@/ui/feedback/work'
import { forgetPerson } from './forgetPerson'

const nextTurn = () => new Promise((resolve) => setTimeout(resolve))
const shown = () => useToasts.getState().shown.map(({ text }) => text)

afterEach(() => {
  useWork.getState().current?.close()
  useToasts.setState({ shown: [] })
})

/** Deactivates three; the test says when the row that runs is done. */
function deactivating() {
  const done: string[] = []
  let finishRow = () => {}
  const going = startWork({
    title: 'Deactivate 3 members',
    rows: ['Asha', 'Meera', 'Ravi'],
    nameOf: String,
    each: (row) =>
      new Promise<void>((resolve) => {
        done.push(row)
        finishRow = resolve
      }),
    undoEach: () => Promise.resolve(),
  })
  return { done, going, finishRow: () => finishRow() }
}

it('a question that stands is answered with no: the next person says yes to none of it', async () => {
  const isAgreed = askToConfirm({ title: 'Delete Asha Rao?', act: 'Delete Asha Rao', isDanger: true })
  forgetPerson()
  expect(await isAgreed).toBe(false)
  expect(useAsked.getState().asked).toBeNull()
})

it('a message goes, with its Undo', () => {
  showToast({ text: 'Asha Rao is deleted', undo: () => Promise.resolve() })
  showToast({ text: 'It could not be saved', tone: 'problem' })
  forgetPerson()
  expect(shown()).toEqual([])
})

it('work ends after the row that runs, and neither its dialog nor its message waits for the next person', async () => {
  const { done, going, finishRow } = deactivating()
  await expect.poll(() => done).toEqual(['Asha'])
  forgetPerson()
  showToast({ text: 'Signed in' })
  finishRow()
  expect(await going).toMatchObject({ done: 1, isStopped: true })
  await nextTurn()
  expect(done).toEqual(['Asha'])
  expect(useWork.getState().current).toBeNull()
  expect(shown()).toEqual(['Signed in'])
})

it('what is over and was not read is closed, and the next work is whole', async () => {
  const each = () => Promise.reject(new Error('Frozen.'))
  await startWork({ title: 'Extend', rows: ['Asha'], nameOf: String, each })
  expect(useWork.getState().current).toMatchObject({ status: 'finished' })
  forgetPerson()
  expect(useWork.getState().current).toBeNull()
  await nextTurn()
  const next = { title: 'Extend', rows: ['Meera', 'Ravi'], nameOf: String, each: () => Promise.resolve() }
  expect(await startWork(next)).toMatchObject({ done: 2, isStopped: false })
  expect(shown()).toEqual(['Extend: 2 done'])
})
