import { describe, expect, it, vi } from 'vitest'
import { AppError } from '@/domain/shared/appError'
import { civil } from '@/domain/shared/civilDate'
import { forgetKept, type DeviceStorage } from '@/data/device/frontDesk'
import { dayWithMarks } from './dayWithMarks'
import { createMarkJournal } from './markJournal'
import { createMarkOutbox } from './markOutbox'
import type { SentMark } from './sendMark'

function deviceStorage(): DeviceStorage {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    key: (at) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size
    },
  }
}

const today = civil('2026-11-20')

const mark = (n: number, changes: Partial<SentMark> = {}): SentMark => ({
  id: `mark-${n}`,
  gymId: 'iron',
  person: { personId: `p${n}`, memberId: `p${n}`, personType: 'member', name: `Asha ${n}`, code: '', dp: '' },
  date: today,
  record: { entry: new Date(1_780_000_000_000 + n), exit: null, isAutoExit: false },
  part: 1,
  by: 'desk',
  isUndone: false,
  ...changes,
})

type Write = {
  marks: readonly [SentMark, ...SentMark[]]
  settle: () => void
  fail: (error: Error) => void
}

/** A device whose tabs see each other's changes, and a server that answers when the test says so. */
function device() {
  const storage = deviceStorage()
  const tabs = new Set<(key: string | null) => void>()
  const sent: Write[] = []
  const write = (marks: Write['marks']) =>
    new Promise<void>((settle, fail) => sent.push({ marks, settle, fail }))
  function openTab(isSender = true) {
    let own = (_key: string | null) => {}
    const tellOthers = () => tabs.forEach((tell) => tell !== own && tell('frontDesk/mark/any'))
    const ofTab: DeviceStorage = {
      getItem: (key) => storage.getItem(key),
      key: (at) => storage.key(at),
      get length() {
        return storage.length
      },
      setItem(key, value) {
        storage.setItem(key, value)
        tellOthers()
      },
      removeItem(key) {
        storage.removeItem(key)
        tellOthers()
      },
    }
    const journal = createMarkJournal(ofTab, (changed) => {
      own = changed
      tabs.add(changed)
    })
    return createMarkOutbox(journal, write, (begin) => {
      if (isSender) begin()
    })
  }
  return { storage, sent, write, openTab }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

describe('marks of a front desk on their way', () => {
  it('stand in the journal from before they are sent until the server has them', async () => {
    const { sent, openTab } = device()
    const { send, journal } = openTab()
    const stored = send(mark(1))
    expect(journal.marks()).toMatchObject([{ id: 'mark-1', refusal: '', record: mark(1).record }])
    sent[0]?.settle()
    await stored
    expect(journal.marks()).toEqual([])
  })

  const idsOf = (writes: Write[]) => writes.map(({ marks }) => marks.map(({ id }) => id))
  const refused = () => new AppError('permission-denied', 'You may not do this.')

  /** A page that comes to a device on which these wait. */
  function waiting(...marks: SentMark[]) {
    const opened = device()
    const offline = opened.openTab(false)
    for (const each of marks) offline.send(each).catch(() => undefined)
    return { ...opened, ...opened.openTab() }
  }

  it('are sent by four writes at a time, oldest first', async () => {
    const { sent, openTab } = device()
    const { send, journal } = openTab()
    const all = Array.from({ length: 20 }, (_, n) => send(mark(n)))
    expect(idsOf(sent)).toEqual([['mark-0'], ['mark-1'], ['mark-2'], ['mark-3']])
    for (let n = 0; n < 20; n += 1) {
      sent[n]?.settle()
      await settled()
    }
    await Promise.all(all)
    expect(journal.marks()).toEqual([])
  })

  it('go four to a write where several wait, so that 200 are 50 writes', async () => {
    const { sent, journal } = waiting(...Array.from({ length: 200 }, (_, n) => mark(n)))
    expect(idsOf(sent.slice(0, 1))).toEqual([['mark-0', 'mark-1', 'mark-2', 'mark-3']])
    for (let n = 0; n < 200; n += 1) {
      sent[n]?.settle()
      await settled()
    }
    expect(sent).toHaveLength(50)
    expect(sent.flatMap(({ marks }) => marks.map(({ id }) => id))).toEqual(
      Array.from({ length: 200 }, (_, n) => `mark-${n}`),
    )
    expect(journal.marks()).toEqual([])
  })

  it('go together only with entries of other people, to the same part of the same day and centre', () => {
    const exit = { entry: null, exit: new Date(1_780_000_000_050), isAutoExit: false }
    const override = { at: new Date(), reason: 'Paid at the desk', by: 'desk' }
    const { sent } = waiting(
      mark(0),
      mark(1, { person: mark(0).person }),
      mark(2, { date: civil('2026-11-19') }),
      mark(3, { gymId: 'ice' }),
      mark(4, { part: 2 }),
      mark(5, { record: exit }),
      mark(6, { override }),
      mark(7, { isUndone: true }),
      ...[8, 9, 10, 11].map((n) => mark(n)),
    )
    expect(idsOf(sent.slice(0, 1))).toEqual([['mark-0', 'mark-8', 'mark-9', 'mark-10']])
  })

  it('go one to a write where they are fewer than four', () => {
    const { sent } = waiting(mark(0), mark(1), mark(2))
    expect(idsOf(sent)).toEqual([['mark-0'], ['mark-1'], ['mark-2']])
  })

  it('are sent each by itself where the server will not have them together, and only the faulty one is refused', async () => {
    const { sent, journal } = waiting(mark(0), mark(1), mark(2), mark(3))
    sent[0]?.fail(refused())
    await settled()
    for (let n = 1; n <= 4; n += 1) {
      if (n === 2) sent[n]?.fail(refused())
      else sent[n]?.settle()
      await settled()
    }
    expect(idsOf(sent.slice(1))).toEqual([['mark-0'], ['mark-1'], ['mark-2'], ['mark-3']])
    expect(journal.marks()).toMatchObject([{ id: 'mark-1', refusal: 'You may not do this.' }])
  })

  it('are sent by the next page, when theirs is gone', async () => {
    const { sent, openTab } = device()
    void openTab(false).send(mark(1))
    expect(sent).toEqual([])
    const { journal } = openTab()
    expect(sent).toHaveLength(1)
    expect(sent[0]?.marks[0].record.entry).toEqual(mark(1).record.entry)
    sent[0]?.settle()
    await settled()
    expect(journal.marks()).toEqual([])
  })

  it('are sent by one tab for all, and each tab learns what became of its own', async () => {
    const { sent, openTab } = device()
    openTab()
    const other = openTab(false)
    const stored = other.send(mark(1))
    const refused = other.send(mark(2))
    expect(sent).toHaveLength(2)
    sent[0]?.settle()
    sent[1]?.fail(new AppError('permission-denied', 'You may not do this.'))
    await stored
    await expect(refused).rejects.toThrow('You may not do this.')
  })

  it('that are refused stay, with the reason, until somebody has seen to them', async () => {
    const { sent, openTab, storage } = device()
    const { send, journal } = openTab()
    const stored = send(mark(1))
    sent[0]?.fail(new AppError('permission-denied', 'You may not do this.'))
    await expect(stored).rejects.toThrow('You may not do this.')
    expect(createMarkJournal(storage, () => undefined).marks()).toMatchObject([
      { id: 'mark-1', refusal: 'You may not do this.' },
    ])
    expect(sent).toHaveLength(1)
    const again = send(mark(1))
    sent[1]?.settle()
    await again
    expect(journal.marks()).toEqual([])
  })

  it('wait for a while after a failure that is no word of the server’s, and are sent after the others', async () => {
    vi.useFakeTimers()
    const { sent, openTab } = device()
    const { send, journal } = openTab()
    void send(mark(1))
    sent[0]?.fail(new AppError('unknown', 'Something went wrong on our side.'))
    await vi.advanceTimersByTimeAsync(0)
    void send(mark(2))
    expect(journal.marks().map(({ refusal }) => refusal)).toEqual(['', ''])
    expect(sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(15_000)
    expect(idsOf(sent.slice(1))).toEqual([['mark-2'], ['mark-1']])
    sent[1]?.settle()
    sent[2]?.settle()
    await vi.advanceTimersByTimeAsync(0)
    expect(journal.marks()).toEqual([])
    vi.useRealTimers()
  })

  it('are neither sent nor refused by a page whose store is closed', async () => {
    const { storage, sent, write } = device()
    const ending = new AbortController()
    const journal = createMarkJournal(storage, () => undefined)
    const { send } = createMarkOutbox(journal, write, (begin) => begin(), ending.signal)
    void send(mark(1))
    ending.abort()
    sent[0]?.fail(new AppError('conflict', 'The client has already been terminated.'))
    await settled()
    void send(mark(2))
    expect(sent).toHaveLength(1)
    expect(journal.marks().map(({ id, refusal }) => [id, refusal])).toEqual([
      ['mark-1', ''],
      ['mark-2', ''],
    ])
  })

  it('give way to their removal, which has nothing to remove where they never arrived', async () => {
    const { sent, openTab } = device()
    const { send, journal } = openTab(false)
    void send(mark(1))
    const undone = send(mark(1, { isUndone: true }))
    expect(journal.marks()).toMatchObject([{ id: 'mark-1-undone', isUndone: true }])
    openTab()
    sent[0]?.fail(new AppError('not-found', 'It is not there.'))
    await undone
    expect(journal.marks()).toEqual([])
  })

  it('go with the account that signs out', () => {
    const { storage, openTab } = device()
    void openTab(false).send(mark(1))
    forgetKept(storage)
    expect(openTab().journal.marks()).toEqual([])
  })
})

describe('the day as the desk sees it', () => {
  const kept = (n: number, changes: Partial<SentMark> = {}) => ({ ...mark(n, changes), refusal: '' })
  const visitsOf = (day: ReturnType<typeof dayWithMarks>, id: string) => day?.people[id]?.visits

  it('shows who was marked without a network, on a day nobody knew of', () => {
    const day = dayWithMarks(null, [kept(1)], 'iron', today)
    expect(visitsOf(day, 'p1')).toEqual([mark(1).record])
  })

  it('is the same once the mark has arrived, and after it', () => {
    const arrived = dayWithMarks(null, [kept(1)], 'iron', today)
    expect(dayWithMarks(arrived, [kept(1)], 'iron', today)).toEqual(arrived)
    expect(dayWithMarks(arrived, [], 'iron', today)).toBe(arrived)
  })

  it('leaves out what was taken back, what was refused, and other days and centres', () => {
    const arrived = dayWithMarks(null, [kept(1)], 'iron', today)
    expect(dayWithMarks(arrived, [kept(1, { isUndone: true })], 'iron', today)?.people).toEqual({})
    const others = [
      { ...kept(2), refusal: 'No.' },
      kept(3, { date: civil('2026-11-19') }),
      kept(4, { gymId: 'ice' }),
    ]
    expect(dayWithMarks(arrived, others, 'iron', today)).toBe(arrived)
  })

  it('adds the exit to the entry that is stored', () => {
    const arrived = dayWithMarks(null, [kept(1)], 'iron', today)
    const exit = { entry: null, exit: new Date(1_780_003_600_000), isAutoExit: false }
    const day = dayWithMarks(arrived, [kept(1, { id: 'later', record: exit })], 'iron', today)
    expect(visitsOf(day, 'p1')).toEqual([mark(1).record, exit])
  })
})
