import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AttendanceDay } from '@/domain/attendance/attendance'
import { AppError } from '@/domain/shared/appError'
import { civil } from '@/domain/shared/civilDate'
import type { DocumentStore, StoredDocument, Watcher } from '@/data/store/documentStore'
import { readDay } from './dayParts'
import { watchDay } from './watchDay'

const date = civil('2026-11-20')
const offline = new AppError('offline', 'There is no connection.')

const partOf = (number: number, ...names: string[]): StoredDocument => {
  const id = `iron_${date}${number === 1 ? '' : `_${number}`}`
  const visits = [{ entry: new Date('2026-11-20T06:00:00Z'), exit: null, isAutoExit: false }]
  const people = Object.fromEntries(names.map((name) => [name, { type: 'member', name, visits }]))
  return {
    ...{ id, path: `attendanceDays/${id}`, pending: false, data: { gymId: 'iron', date, people } },
    cursor: () => ({ values: [], id }),
  }
}

/** A listener of the day, and the store's answers as the test gives them, by part. */
function watched() {
  const asked: Watcher<StoredDocument | null>[] = []
  const seen: string[][] = []
  const failures: Error[] = []
  const store: Pick<DocumentStore, 'watchDocument'> = {
    watchDocument(_path, watcher) {
      asked.push(watcher)
      return () => undefined
    },
  }
  const stop = watchDay<AttendanceDay>(store, readDay, 'iron', date).watch({
    next: (day) => void seen.push(Object.keys(day?.people ?? {})),
    failed: (error) => void failures.push(error),
  })
  const part = (number: number, document: StoredDocument | null) => asked[number - 1]?.next(document, false)
  const fail = (number: number, error: Error) => asked[number - 1]?.failed(error)
  return { seen, failures, part, fail, stop }
}

describe('a day that is listened to', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is told once all parts have answered, and again with each that changes', () => {
    const { seen, part } = watched()
    part(1, partOf(1, 'asha'))
    vi.advanceTimersByTime(100)
    expect(seen).toEqual([])
    part(2, null)
    part(3, null)
    vi.advanceTimersByTime(1)
    part(2, partOf(2, 'ravi'))
    vi.advanceTimersByTime(1)
    expect(seen).toEqual([['asha'], ['asha', 'ravi']])
  })

  it('shows nobody gone while the server moves them from one part to another', () => {
    const { seen, part } = watched()
    part(1, partOf(1, 'asha'))
    part(2, partOf(2, 'ravi'))
    part(3, null)
    vi.advanceTimersByTime(1)
    part(2, null)
    part(1, partOf(1, 'asha', 'ravi'))
    vi.advanceTimersByTime(1)
    expect(seen).toEqual([
      ['asha', 'ravi'],
      ['asha', 'ravi'],
    ])
  })

  it('does without later parts that are silent or unknown to a device without a network', () => {
    const { seen, failures, part, fail } = watched()
    part(1, partOf(1, 'asha'))
    fail(2, offline)
    vi.advanceTimersByTime(2001)
    expect(seen).toEqual([['asha']])
    part(3, partOf(3, 'ravi'))
    vi.advanceTimersByTime(1)
    expect([seen.at(-1), failures]).toEqual([['asha', 'ravi'], []])
  })

  it('says that it is offline where the device knows of no part, and passes every other failure on', () => {
    const { seen, failures, fail } = watched()
    for (const number of [1, 2, 3]) fail(number, offline)
    vi.advanceTimersByTime(1)
    expect([seen, failures]).toEqual([[], [offline]])
    const denied = new AppError('permission-denied', 'You may not do this.')
    fail(2, denied)
    expect(failures).toEqual([offline, denied])
  })

  it('tells nobody who has stopped listening', () => {
    const { seen, part, stop } = watched()
    for (const number of [1, 2, 3]) part(number, null)
    stop()
    vi.advanceTimersByTime(3000)
    expect(seen).toEqual([])
  })
})
