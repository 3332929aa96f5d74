import { describe, expect, it } from 'vitest'
import type { Watcher } from './documentStore'
import { firstOf } from './firstOf'
import type { LiveQuery } from './live'
import { askedOnce, combined } from './liveQueries'

function part(key: string) {
  const watchers = new Set<Watcher<number>>()
  const query: LiveQuery<number> = {
    key,
    watch(watcher) {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
  }
  return {
    query,
    watchers,
    answer: (value: number, pending = false) => watchers.forEach((watcher) => watcher.next(value, pending)),
    fail: (message: string) => watchers.forEach((watcher) => watcher.failed(new Error(message))),
  }
}

describe('several subscriptions as one', () => {
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

  it('answer when all have answered, then with every change', () => {
    const [a, b] = [part('a'), part('b')]
    const heard: [number, boolean][] = []
    combined('sum', [a.query, b.query], sum).watch({
      next: (value, pending) => heard.push([value, pending]),
      failed: (error) => expect.unreachable(error.message),
    })
    a.answer(1)
    expect(heard).toEqual([])
    b.answer(2, true)
    a.answer(5)
    b.answer(2)
    expect(heard).toEqual([
      [3, true],
      [7, true],
      [7, false],
    ])
  })

  it('fail once, and stop together', () => {
    const [a, b] = [part('a'), part('b')]
    const failures: string[] = []
    const stop = combined('sum', [a.query, b.query], sum).watch({
      next: () => expect.unreachable(),
      failed: (error) => failures.push(error.message),
    })
    a.fail('first')
    b.fail('second')
    expect(failures).toEqual(['first'])
    stop()
    expect(a.watchers.size + b.watchers.size).toBe(0)
  })

  it('answer again by themselves once what failed has answered: a line that was lost comes back', () => {
    const [a, b] = [part('a'), part('b')]
    const heard: (number | string)[] = []
    combined('sum', [a.query, b.query], sum).watch({
      next: (value) => heard.push(value),
      failed: (error) => heard.push(error.message),
    })
    a.answer(1)
    b.fail('offline')
    a.answer(5)
    expect(heard).toEqual(['offline'])
    b.answer(2)
    expect(heard).toEqual(['offline', 7])
  })

  it('go on to fail for what still fails, when another answers again', () => {
    const [a, b] = [part('a'), part('b')]
    const heard: (number | string)[] = []
    combined('sum', [a.query, b.query], sum).watch({
      next: (value) => heard.push(value),
      failed: (error) => heard.push(error.message),
    })
    a.fail('offline')
    b.fail('not allowed')
    a.answer(1)
    expect(heard).toEqual(['offline', 'not allowed'])
  })
})

describe('a question asked once', () => {
  it('is asked by each watch, and not heard after its end', async () => {
    let asked = 0
    const query = askedOnce('count', () => Promise.resolve((asked += 1)))
    expect(await firstOf(query)).toBe(1)
    expect(await firstOf(query)).toBe(2)
    const stop = query.watch({ next: () => expect.unreachable(), failed: () => expect.unreachable() })
    stop()
    await new Promise((resolve) => setTimeout(resolve, 0))
  })

  it('fails as an AppError', async () => {
    const query = askedOnce('count', () => Promise.reject(new Error('odd')))
    await expect(firstOf(query)).rejects.toMatchObject({ name: 'AppError', code: 'unknown' })
  })
})

describe('the first answer of a subscription', () => {
  it('ends it, also when it comes at once', async () => {
    let stops = 0
    const immediate: LiveQuery<number> = {
      key: 'now',
      watch(watcher) {
        watcher.next(7, false)
        return () => void (stops += 1)
      },
    }
    expect(await firstOf(immediate)).toBe(7)
    expect(stops).toBe(1)
    const later = part('later')
    const first = firstOf(later.query)
    later.answer(8)
    expect(await first).toBe(8)
    expect(later.watchers.size).toBe(0)
  })
})
