// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ProgressDialog } from './ProgressDialog'
import type { WorkState } from './work'

afterEach(cleanup)

/** The work at that point: every way out of its dialog, in their order, and what the one in the corner did. */
function ways(status: WorkState['status']) {
  const [stop, close] = [vi.fn(), vi.fn()]
  const counts = { count: 9, done: 4, failed: [], brokeOff: '', doneNames: [] }
  render(<ProgressDialog work={{ title: 'Delete', ...counts, status, stop, close }} />)
  const buttons = screen.getAllByRole('button')
  const names = buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent)
  buttons.slice(0, 1).forEach((corner) => fireEvent.click(corner))
  return { names, stopped: stop.mock.calls.length, closed: close.mock.calls.length }
}

test('the way out in the corner is named for what it does: it stops the work, and closes what is over', () => {
  expect(ways('running')).toEqual({ names: ['Stop', 'Stop'], stopped: 1, closed: 0 })
  cleanup()
  expect(ways('finished')).toEqual({ names: ['Close', 'Close'], stopped: 0, closed: 1 })
  cleanup()
  expect(ways('stopped')).toEqual({ names: ['Close', 'Close'], stopped: 0, closed: 1 })
})

test('work that is stopping says so in both places', () => {
  expect(ways('stopping').names).toEqual(['Stopping', 'Stopping'])
})

test('work that met a limit names who is done, beside who is not', () => {
  const [stop, close] = [vi.fn(), vi.fn()]
  const failed = [{ name: 'Meera', reason: 'Left as it was' }]
  const state = { title: 'Renew', count: 2, done: 1, failed, brokeOff: 'Too many at once.' }
  render(<ProgressDialog work={{ ...state, doneNames: ['Asha'], status: 'finished', stop, close }} />)
  screen.getByText('Too many at once.')
  const namesIn = (list: string) => screen.getByRole('list', { name: list }).textContent
  expect([namesIn('Done'), namesIn('Not done')]).toEqual(['Asha', 'MeeraLeft as it was'])
})
