import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useAsked } from '@/ui/feedback/askToConfirm'
import { closeToast, useToasts } from '@/ui/feedback/toast'
import { useWork } from '@/ui/feedback/work'
import { beginWork } from './beginWork'
import { runBulkAction } from './bulkAction'

const nameOf = (row: string) => row
const toasts = () => useToasts.getState().shown

// Whoever is asked agrees.
let stop = () => {}
beforeEach(() => {
  stop = useAsked.subscribe(({ asked }) => asked?.answer(true))
})
afterEach(() => {
  stop()
  for (const { id } of toasts()) closeToast(id)
})

it('a choice is let go once the work has begun, and stays where something else is still running', async () => {
  let finish = () => {}
  const end = new Promise<void>((resolve) => (finish = resolve))
  const letGo = vi.fn()
  const each = vi.fn(() => end)
  expect(beginWork({ title: 'First', rows: ['Asha'], nameOf, each }, letGo)).toBe('')
  expect(letGo).toHaveBeenCalledOnce()

  const second = { title: 'Second', rows: ['Ravi'], nameOf, each: vi.fn(() => Promise.resolve()) }
  expect(beginWork(second, letGo)).toMatch(/^Something else is still running\./)
  async function* rows() {
    yield await Promise.resolve('Ravi')
  }
  const action = { id: 'second', label: 'Second', title: () => 'Second', each: second.each }
  const selection = { count: 1, rows, clear: letGo }
  await runBulkAction(action, selection, ['Ravi'], nameOf)
  expect(toasts().at(-1)?.text).toMatch(/^Something else is still running\./)
  expect(letGo).toHaveBeenCalledOnce()

  finish()
  await vi.waitFor(() => expect(useWork.getState().current).toBeNull())
  await runBulkAction(action, selection, ['Ravi'], nameOf)
  expect(second.each).toHaveBeenCalledOnce()
  expect(letGo).toHaveBeenCalledTimes(2)
})
