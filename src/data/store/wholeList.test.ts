import { describe, expect, it, vi } from 'vitest'
import type { TypedCollection } from './collection'
import type { Watcher } from './documentStore'
import type { PageOf } from './live'
import { wholeList } from './wholeList'

const listed = { path: 'promoCodes', gymId: 'iron', where: [], orderBy: [] }
const more = { values: [], id: 'x' }

/** A collection whose listener and whose reading the test holds in its hand. */
function scripted(most?: number) {
  let watcher: Watcher<PageOf<string>> | null = null
  /** The places from which the rest was read. */
  const begun: unknown[] = []
  const readings: ((rows: string[] | Error) => void)[] = []
  const stop = vi.fn()
  const records: Pick<TypedCollection<string>, 'page' | 'all'> = {
    page: () => ({
      key: 'page',
      watch(given) {
        watcher = given
        return stop
      },
    }),
    async *all(_, after) {
      begun.push(after)
      const rows = await new Promise<string[]>((resolve, reject) =>
        readings.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer))),
      )
      yield* rows
    },
  }
  const heard = vi.fn<(rows: string[]) => void>()
  const failed = vi.fn()
  const inOrder = (one: string, other: string) => (one < other ? -1 : 1)
  const end = wholeList(records as TypedCollection<string>, listed, inOrder, most).watch({
    next: ({ rows, next }) => heard([...rows, ...(next === null ? [] : ['and more'])]),
    failed,
  })
  const tell = (rows: string[], next: typeof more | null = null) =>
    watcher?.next({ rows, next, previous: null, leftOut: 0 }, false)
  return { tell, readings, begun, heard, failed, end, stop }
}

describe('a list that is held whole', () => {
  it('is in its order, as the listener tells it', () => {
    const { tell, heard } = scripted()
    tell(['b', 'a'])
    expect(heard).toHaveBeenLastCalledWith(['a', 'b'])
  })

  it('beyond one listener is read to its end: nothing is left out in silence', async () => {
    const { tell, readings, heard, begun } = scripted()
    tell(['b', 'a'], more)
    expect(heard).not.toHaveBeenCalled()
    readings[0]?.(['d', 'c'])
    await expect.poll(() => heard.mock.lastCall).toEqual([['a', 'b', 'c', 'd']])
    expect(begun).toEqual([more])
  })

  it('is read no further than it was asked for', async () => {
    const { tell, readings, heard } = scripted(3)
    tell(['a', 'b'], more)
    readings[0]?.(['c', 'd'])
    await expect.poll(() => heard.mock.lastCall).toEqual([['a', 'b', 'c']])
  })

  it('drops a reading that a later answer has overtaken, and all of them after its end', async () => {
    const { tell, readings, heard, end, stop } = scripted()
    tell(['a'], more)
    tell(['b'])
    readings[0]?.(['old'])
    await Promise.resolve()
    expect(heard.mock.calls).toEqual([[['b']]])
    tell(['c'], more)
    end()
    readings[1]?.(['d'])
    await new Promise((resolve) => setTimeout(resolve))
    expect(heard).toHaveBeenCalledTimes(1)
    expect(stop).toHaveBeenCalledOnce()
  })

  it('fails where the rest could not be read', async () => {
    const { tell, readings, failed } = scripted()
    tell(['a'], more)
    readings[0]?.(new Error('no line'))
    await expect.poll(() => failed.mock.calls.length).toBe(1)
  })
})
