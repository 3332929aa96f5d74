import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '@/domain/shared/appError'
import type { Watcher } from '@/data/store/documentStore'
import type { LiveQuery } from '@/data/store/live'
import { createLiveCache } from './liveCache'

/** A query whose answers the test gives, counting its listeners. */
function describedQuery(key = 'members') {
  const watchers = new Set<Watcher<number>>()
  let starts = 0
  const query: LiveQuery<number> = {
    key,
    watch(watcher) {
      starts += 1
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
  }
  return {
    query,
    starts: () => starts,
    listening: () => watchers.size,
    answer: (value: number, pending = false) => watchers.forEach((watcher) => watcher.next(value, pending)),
    fail: (error: Error) => watchers.forEach((watcher) => watcher.failed(error)),
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('one listener a key', () => {
  it('serves everybody who asks the same, whichever object described it', () => {
    const cache = createLiveCache()
    const source = describedQuery()
    const heard: string[] = []
    cache.subscribe(source.query, () => heard.push('first'))
    cache.subscribe({ ...source.query }, () => heard.push('second'))
    source.answer(7)
    expect(source.starts()).toBe(1)
    expect(heard).toEqual(['first', 'second'])
    expect(cache.read(source.query)).toEqual({ status: 'ready', value: 7, pending: false })
  })

  it('gives one and the same object between two changes, as React asks', () => {
    const cache = createLiveCache()
    const source = describedQuery()
    expect(cache.read(source.query)).toBe(cache.read(source.query))
    cache.subscribe(source.query, () => undefined)
    source.answer(7, true)
    expect(cache.read(source.query)).toBe(cache.read(source.query))
    expect(cache.read(source.query)).toEqual({ status: 'ready', value: 7, pending: true })
  })
})

describe('lingering', () => {
  it('keeps what is dear to ask for as long as it says', () => {
    const cache = createLiveCache()
    const source = describedQuery()
    const leave = cache.subscribe({ ...source.query, lingerMs: 90_000 }, () => undefined)
    source.answer(7)
    leave()
    vi.advanceTimersByTime(89_999)
    expect(cache.read(source.query)).toMatchObject({ status: 'ready', value: 7 })
    vi.advanceTimersByTime(1)
    expect(source.listening()).toBe(0)
  })

  it('keeps the listener and its value for 30 seconds after the last reader left', () => {
    const cache = createLiveCache()
    const source = describedQuery()
    const leave = cache.subscribe(source.query, () => undefined)
    source.answer(7)
    leave()
    vi.advanceTimersByTime(29_000)
    cache.subscribe(source.query, () => undefined)
    vi.advanceTimersByTime(60_000)
    expect(source.starts()).toBe(1)
    expect(cache.read(source.query)).toMatchObject({ value: 7 })
  })

  it('ends the listener then, and forgets the value', () => {
    const cache = createLiveCache()
    const source = describedQuery()
    const leave = cache.subscribe(source.query, () => undefined)
    source.answer(7)
    leave()
    vi.advanceTimersByTime(30_000)
    expect(source.listening()).toBe(0)
    expect(cache.read(source.query)).toEqual({ status: 'loading' })
  })
})

describe('failures', () => {
  const offline = new AppError('offline', 'No connection.')

  it('are told with a way to try again', () => {
    const cache = createLiveCache()
    const source = describedQuery()
    const heard: string[] = []
    cache.subscribe(source.query, () => heard.push(cache.read(source.query).status))
    source.fail(offline)
    const failed = cache.read(source.query)
    expect(failed).toMatchObject({ status: 'failed', error: { code: 'offline' } })
    if (failed.status === 'failed') failed.retry()
    source.answer(7)
    expect(heard).toEqual(['failed', 'loading', 'ready'])
    expect(source.listening()).toBe(1)
  })

  it('of an unknown kind become an AppError', () => {
    const cache = createLiveCache()
    const source = describedQuery()
    cache.subscribe(source.query, () => undefined)
    source.fail(new Error('odd'))
    expect(cache.read(source.query)).toMatchObject({ status: 'failed', error: { code: 'unknown' } })
  })

  it('do not wait for the next visitor', () => {
    const cache = createLiveCache()
    const source = describedQuery()
    const leave = cache.subscribe(source.query, () => undefined)
    source.fail(offline)
    leave()
    cache.subscribe(source.query, () => undefined)
    expect(source.starts()).toBe(2)
    expect(cache.read(source.query)).toEqual({ status: 'loading' })
  })
})

it('clearing ends every listener at once and drops late answers', () => {
  const cache = createLiveCache()
  const [one, other] = [describedQuery('one'), describedQuery('other')]
  let late: Watcher<number> | undefined
  cache.subscribe(one.query, () => undefined)
  cache.subscribe(
    {
      key: 'other',
      watch(watcher) {
        late = watcher
        return other.query.watch(watcher)
      },
    },
    () => undefined,
  )
  one.answer(1)
  other.answer(2)
  cache.clear()
  late?.next(3, false)
  expect([one.listening(), other.listening()]).toEqual([0, 0])
  expect([cache.read(one.query), cache.read(other.query)]).toEqual([
    { status: 'loading' },
    { status: 'loading' },
  ])
})
