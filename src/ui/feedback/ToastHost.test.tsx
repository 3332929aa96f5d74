// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startWork } from './startWork'
import { showToast } from './toast'
import { ToastHost } from './ToastHost'
import { useWork } from './work'

beforeEach(() => {
  vi.useFakeTimers()
  render(<ToastHost />)
})
afterEach(() => {
  act(() => void vi.runAllTimers())
  vi.useRealTimers()
  cleanup()
})

const say = (toast: Parameters<typeof showToast>[0]) => act(() => void showToast(toast))
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('a word stays 4 seconds, 8 where it can be undone', async () => {
  say({ text: 'Saved' })
  say({ text: 'Deleted', undo: () => {} })
  await wait(4_100)
  expect(screen.queryByText('Saved')).toBeNull()
  expect(screen.getByText('Deleted')).toBeTruthy()
  await wait(4_000)
  expect(screen.queryByText('Deleted')).toBeNull()
})

test('a problem stays until it is closed', async () => {
  say({ text: 'Not sent', tone: 'problem' })
  await wait(60_000)
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }))
  expect(screen.queryByText('Not sent')).toBeNull()
})

test('time stands still while the pointer is on it', async () => {
  say({ text: 'Deleted', undo: () => {} })
  const toast = screen.getByText('Deleted')
  await wait(7_000)
  fireEvent.pointerEnter(toast.parentElement ?? toast)
  await wait(20_000)
  expect(screen.getByText('Deleted')).toBeTruthy()
  fireEvent.pointerLeave(toast.parentElement ?? toast)
  await wait(1_100)
  expect(screen.queryByText('Deleted')).toBeNull()
})

test('an Undo waits until it is read who of many was left out', async () => {
  await act(() =>
    startWork({
      title: 'Delete',
      rows: ['Asha', 'Ravi'],
      nameOf: (row) => row,
      doneText: () => '1 deleted.',
      each: (row) => (row === 'Ravi' ? Promise.reject(new Error('No.')) : Promise.resolve()),
      undoEach: () => Promise.resolve(),
    }),
  )
  await wait(60_000)
  expect(screen.queryByText('1 deleted.')).toBeNull()
  act(() => useWork.getState().current?.close())
  expect(screen.getByText('1 deleted.')).toBeTruthy()
  await wait(8_100)
  expect(screen.queryByText('1 deleted.')).toBeNull()
})

test('Undo runs once and says that it is undone, or why it is not', async () => {
  vi.useRealTimers()
  const undo = vi.fn(() => Promise.resolve())
  say({ text: 'Deleted', undo })
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(screen.getByText('Undone')).toBeTruthy())
  expect(undo).toHaveBeenCalledOnce()
  say({ text: 'Gone', undo: () => Promise.reject(new Error('You are offline.')) })
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  const problem = await screen.findByText('It could not be undone. You are offline.')
  expect(problem).toBeTruthy()
  fireEvent.click(screen.getAllByRole('button', { name: 'Close message' }).at(-1) ?? problem)
  say({ text: 'Deleted', undo: () => Promise.resolve('1 of 2 undone, 1 could not be undone.') })
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  const rest = await screen.findByText('1 of 2 undone, 1 could not be undone.')
  fireEvent.click(screen.getAllByRole('button', { name: 'Close message' }).at(-1) ?? rest)
  vi.useFakeTimers()
})
