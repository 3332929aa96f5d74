import { describe, expect, it, vi } from 'vitest'
import type { TypedCollection } from './collection'
import type { Cursor, Query, Watcher } from './documentStore'
import type { PageOf } from './live'
import { wholeList } from './wholeList'

const listed = { path: 'promoCodes', gymId: 'iron', where: [], orderBy: [] }
const place = (id: string): Cursor => ({ values: [], id })

/** A collection whose listeners the test holds in its hand, each by the place that it begins after. */
function scripted(most?: number) {
  const listeners: { after: string; watcher: Watcher<PageOf<string>> }[] = []
  const records: Pick<TypedCollection<string>, 'page'> = {
    page: ({ after }: Query) => ({
      key: 'page',
      watch(watcher) {
        const listener = { after: after?.id ?? '', watcher }
        listeners.push(listener)
        return () => void listeners.splice(listeners.indexOf(listener), 1)
      },
    }),
  }
  const heard = vi.fn<(rows: string[], pending: boolean) => void>()
  const failed = vi.fn()
  const inOrder = (one: string, other: string) => (one < other ? -1 : 1)
  const end = wholeList(records as TypedCollection<string>, listed, inOrder, most).watch({
    next: ({ rows, next }, pending) => heard([...rows, ...(next === null ? [] : ['and more'])], pending),
    failed,
  })
  const at = (after: string) =>
    listeners.find((each) => each.after === after) ?? expect.fail(`none at ${after}`)
  /** What the listener after that place tells; `next`: where its page ends, if another follows. */
  const tell = (after: string, rows: string[], next = '', pending = false) =>
    at(after).watcher.next(
      { rows, next: next === '' ? null : place(next), previous: null, leftOut: 0 },
      pending,
    )
  return { tell, at, heard, failed, end, open: () => listeners.map(({ after }) => after) }
}

describe('a list that is held whole', () => {
  it('is in its order, as the listener tells it', () => {
    const { tell, heard, open } = scripted()
    tell('', ['b', 'a'])
    expect(heard).toHaveBeenLastCalledWith(['a', 'b'], false)
    expect(open()).toEqual([''])
  })

  it('beyond one listener has others after it, and is told once all of them have told', () => {
    const { tell, heard, open } = scripted()
    tell('', ['b', 'a'], 'b')
    expect(heard).not.toHaveBeenCalled()
    tell('b', ['c', 'd'], 'd')
    expect(heard).not.toHaveBeenCalled()
    tell('d', ['e'], '', true)
    expect(heard).toHaveBeenLastCalledWith(['a', 'b', 'c', 'd', 'e'], true)
    expect(open()).toEqual(['', 'b', 'd'])
  })

  it('hears of a row wherever it comes, and asks no other page anew for it', () => {
    const { tell, heard, open } = scripted()
    tell('', ['a', 'b'], 'b')
    tell('b', ['c'])
    tell('b', ['c', 'd'])
    expect(heard).toHaveBeenLastCalledWith(['a', 'b', 'c', 'd'], false)
    tell('', ['a', 'B'], 'b')
    expect(heard).toHaveBeenLastCalledWith(['B', 'a', 'c', 'd'], false)
    expect(open()).toEqual(['', 'b'])
  })

  it('begins what follows a page anew where that page ends elsewhere, and tells nothing until it is there', () => {
    const { tell, heard, open } = scripted()
    tell('', ['a', 'c'], 'c')
    tell('c', ['d'])
    expect(heard).toHaveBeenCalledTimes(1)
    tell('', ['a', 'b'], 'b')
    expect(heard).toHaveBeenCalledTimes(1)
    expect(open()).toEqual(['', 'b'])
    tell('b', ['c', 'd'])
    expect(heard).toHaveBeenLastCalledWith(['a', 'b', 'c', 'd'], false)
    tell('', ['a'])
    expect(heard).toHaveBeenLastCalledWith(['a'], false)
    expect(open()).toEqual([''])
  })

  it('is read no further than it was asked for', () => {
    const { tell, heard, open } = scripted(3)
    tell('', ['a', 'b'], 'b')
    tell('b', ['c', 'd'], 'd')
    expect(heard).toHaveBeenLastCalledWith(['a', 'b', 'c'], false)
    expect(open()).toEqual(['', 'b'])
  })

  it('ends with all its listeners', () => {
    const { tell, end, open } = scripted()
    tell('', ['a'], 'a')
    end()
    expect(open()).toEqual([])
  })

  it('fails where one of its pages does, and is there again with it', () => {
    const { tell, at, failed, heard } = scripted()
    tell('', ['a'], 'a')
    at('a').watcher.failed(new Error('no line'))
    expect(failed).toHaveBeenCalledTimes(1)
    tell('a', ['b'])
    expect(heard).toHaveBeenLastCalledWith(['a', 'b'], false)
  })
})
