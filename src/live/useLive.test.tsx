// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Watcher } from '@/data/store/documentStore'
import type { LiveQuery } from '@/data/store/live'
import { liveCache } from './liveCache'
import { useLive } from './useLive'

const watchers = new Map<string, Set<Watcher<string>>>()
let starts = 0

/** Described again with every render, as screens do. */
const described = (key: string): LiveQuery<string> => ({
  key,
  watch(watcher) {
    starts += 1
    const own = watchers.get(key) ?? new Set()
    watchers.set(key, own.add(watcher))
    return () => own.delete(watcher)
  },
})

const answer = (key: string, value: string) =>
  act(() => watchers.get(key)?.forEach((watcher) => watcher.next(value, false)))

function Probe({ id }: { id: string | null }) {
  const live = useLive(id === null ? null : described(id))
  return <output>{live.status === 'ready' ? live.value : live.status}</output>
}

const shown = () => screen.getByRole('status').textContent

afterEach(() => {
  cleanup()
  act(() => liveCache.clear())
  watchers.clear()
  starts = 0
})

it('shows loading, then every answer, over any number of renders with one listener', () => {
  const { rerender } = render(<Probe id="a" />)
  expect(shown()).toBe('loading')
  rerender(<Probe id="a" />)
  answer('a', 'first')
  rerender(<Probe id="a" />)
  answer('a', 'second')
  expect(shown()).toBe('second')
  expect(starts).toBe(1)
})

it('never shows the answer of another question', () => {
  const { rerender } = render(<Probe id="a" />)
  answer('a', 'of a')
  rerender(<Probe id="b" />)
  expect(shown()).toBe('loading')
  answer('b', 'of b')
  expect(shown()).toBe('of b')
  rerender(<Probe id="a" />)
  expect(shown()).toBe('of a')
  expect(starts).toBe(2)
})

it('asks nothing while there is no question', () => {
  render(<Probe id={null} />)
  expect(shown()).toBe('loading')
  expect(starts).toBe(0)
})
