import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { appErrorOf } from './appErrorOf'
import type { Placed, TypedCollection } from './collection'
import type { Query, Watcher } from './documentStore'
import { wholeList } from './wholeList'

const listed = { path: 'promoCodes', gymId: 'iron', where: [], orderBy: [] }
/** `c001` to `c…`. */
const some = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `c${String(from + at).padStart(3, '0')}`)

/** A collection of ids whose listeners the test holds in its hand, each by the place that it begins after. */
function scripted(most?: number) {
  const listeners: { after: string; watcher: Watcher<Placed<string>[]> }[] = []
  const asked: string[] = []
  const records: Pick<TypedCollection<string>, 'placed'> = {
    placed: ({ after, limit }: Query) => ({
      key: `placed ${String(limit)}`,
      watch(watcher) {
        const listener = { after: after?.id ?? '', watcher }
        asked.push(listener.after)
        listeners.push(listener)
        return () => void listeners.splice(listeners.indexOf(listener), 1)
      },
    }),
  }
  const heard = vi.fn<(rows: string[], pending: boolean) => void>()
  const failed = vi.fn()
  const leftOut = vi.fn()
  const inOrder = (one: string, other: string) => (one < other ? -1 : 1)
  const end = wholeList(records as TypedCollection<string>, listed, inOrder, most).watch({
    next(page, pending) {
      heard(page.rows, pending)
      leftOut(page.leftOut)
    },
    failed,
  })
  const at = (after: string) =>
    listeners.find((each) => each.after === after) ?? expect.fail(`none after ${after}`)
  const placed = (ids: readonly string[]) =>
    ids.map((id) => ({ value: id.endsWith('?') ? null : id, place: { values: [], id } }))
  /** What the listener after that place hears of the collection: a hundred rows, as the rules let it. */
  const tell = (after: string, all: readonly string[], pending = false) =>
    at(after).watcher.next(placed([...all].sort(inOrder).filter((id) => id > after)).slice(0, 100), pending)
  return { tell, at, heard, failed, leftOut, end, asked, open: () => listeners.map(({ after }) => after) }
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
    const all = some(1, 200)
    tell('', all)
    expect(heard).not.toHaveBeenCalled()
    tell('c090', all)
    expect(heard).not.toHaveBeenCalled()
    tell('c180', all, true)
    expect(heard).toHaveBeenLastCalledWith(all, true)
    expect(open()).toEqual(['', 'c090', 'c180'])
  })

  it('hears of a row wherever it comes or goes, and asks no other page anew for it', () => {
    const { tell, heard, asked } = scripted()
    let all = some(1, 200)
    for (const after of ['', 'c090', 'c180']) tell(after, all)
    all = [...all, 'c0105', 'c0106'].sort()
    tell('', all)
    expect(heard).toHaveBeenLastCalledWith(all, false)
    all = all.filter((id) => id !== 'c090' && id !== 'c020' && id !== 'c0105')
    tell('', all)
    expect(heard).toHaveBeenLastCalledWith(all, false)
    all = [...all, 'c300']
    tell('c180', all)
    expect(heard).toHaveBeenLastCalledWith(all, false)
    expect(asked).toEqual(['', 'c090', 'c180'])
  })

  it('halves a stretch that has filled up, asks for that half alone, and goes on telling meanwhile', () => {
    const { tell, heard, asked } = scripted()
    let all = some(1, 200)
    for (const after of ['', 'c090', 'c180']) tell(after, all)
    // Ten more than it began with it still sees; of the eleventh on one falls out of its sight.
    all = [...all, ...some(1, 11).map((id) => `${id}x`)].sort()
    tell('', all)
    expect(asked).toEqual(['', 'c090', 'c180', 'c039'])
    expect(heard).toHaveBeenLastCalledWith(
      all.filter((id) => id !== 'c090'),
      false,
    )
    tell('c039', all)
    expect(heard).toHaveBeenLastCalledWith(all, false)
    all = all.filter((id) => id !== 'c005' && id !== 'c041')
    tell('', all)
    tell('c039', all)
    expect(heard).toHaveBeenLastCalledWith(all, false)
    expect(asked).toHaveLength(4)
  })

  it('has one listener again where one hears of all', () => {
    const { tell, heard, open } = scripted()
    const all = some(1, 120)
    for (const after of ['', 'c090']) tell(after, all)
    expect(open()).toEqual(['', 'c090'])
    tell('', all.slice(0, 60))
    expect(heard).toHaveBeenLastCalledWith(all.slice(0, 60), false)
    expect(open()).toEqual([''])
  })

  it('says how many can’t be read, each once', () => {
    const { tell, heard, leftOut } = scripted()
    const all = [...some(1, 120).filter((id) => id !== 'c095'), 'c095?']
    for (const after of ['', 'c090']) tell(after, all)
    expect(heard.mock.lastCall?.[0]).toHaveLength(119)
    expect(leftOut).toHaveBeenLastCalledWith(1)
  })

  it('is read no further than it was asked for', () => {
    const { tell, heard, open } = scripted(150)
    const all = some(1, 300)
    tell('', all)
    tell('c090', all)
    expect(heard).toHaveBeenLastCalledWith(some(1, 150), false)
    expect(open()).toEqual(['', 'c090'])
  })

  it('ends with all its listeners', () => {
    const { tell, end, open } = scripted()
    tell('', some(1, 120))
    end()
    expect(open()).toEqual([])
  })

  it('fails where one of its pages does, and is there again with it', () => {
    const { tell, at, failed, heard } = scripted()
    const all = some(1, 120)
    tell('', all)
    at('c090').watcher.failed(appErrorOf('unavailable', null))
    expect(failed).toHaveBeenCalledTimes(1)
    tell('c090', all)
    expect(heard).toHaveBeenLastCalledWith(all, false)
  })

  it('stays where a half that came later has no line, begins it anew, and fails where it may not be read', () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { tell, at, failed, heard, asked, open } = scripted()
    const all = some(1, 200)
    for (const after of ['', 'c090', 'c180']) tell(after, all)
    const more = [...all, ...some(1, 11).map((id) => `${id}x`)].sort()
    tell('', more)
    for (let time = 0; time < 2; time += 1) {
      at('c039').watcher.failed(appErrorOf('unavailable', null))
      expect(open()).toEqual(['', 'c090', 'c180'])
      vi.runAllTimers()
    }
    expect(failed).not.toHaveBeenCalled()
    expect(asked).toEqual(['', 'c090', 'c180', 'c039', 'c039', 'c039'])
    at('c039').watcher.failed(appErrorOf('permission-denied', null))
    expect(failed).toHaveBeenCalledTimes(1)
    tell('c039', more)
    expect(heard).toHaveBeenLastCalledWith(more, false)
  })
})
