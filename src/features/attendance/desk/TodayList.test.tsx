// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Present } from '@/domain/attendance/presence'
import { scriptedAuth, scriptedBackend, sessionAtIron } from '@/session/fixtures'
import { SessionContext } from '@/session/sessionContext'
import { InsideTiles } from './InsideTiles'
import { TodayList } from './TodayList'
import type { Marking } from './useMark'

afterEach(cleanup)

let written = 0
let marked: string[] = []
beforeEach(() => {
  written = 0
  marked = []
})

/** An instant that counts how often it is written out: once whenever what shows it is drawn. */
class Counted extends Date {
  override valueOf() {
    written += 1
    return super.valueOf()
  }
}

const at = (time: string) => new Date(`2026-11-20T${time}:00+05:30`)
const ten = at('10:00')

/** Everybody came at six; those with an exit have gone. */
function person(n: number, exit: Date | null = null): Present {
  const entry = new Counted(at('06:00'))
  return {
    personId: `m${String(n)}`,
    name: `Member ${String(n)}`,
    code: '',
    dp: '',
    by: '',
    visits: [{ entry, exit, isAutoExit: false }],
    overrides: [],
    insideSince: exit ? null : entry,
    latest: exit ?? entry,
  }
}
const people = (many: number, exit: Date | null = null) =>
  Array.from({ length: many }, (_, n) => person(n, exit))

const marking: Marking = {
  mark: ({ name }) => {
    marked.push(name)
    return Promise.resolve(true)
  },
  latest: null,
  forgetLatest: () => undefined,
  undoLast: () => Promise.resolve(),
}
const day = { status: 'ready', value: null, pending: false } as const

function opened(first: readonly Present[], List: 'today' | 'inside' = 'today') {
  const session = sessionAtIron(scriptedBackend(scriptedAuth().port).backend, 'iron')
  const drawn = (present: readonly Present[], now: Date) => (
    <SessionContext value={session}>
      {List === 'today' ? (
        <TodayList day={day} present={present} marking={marking} now={now} />
      ) : (
        <InsideTiles present={present} marking={marking} now={now} />
      )}
    </SessionContext>
  )
  const { rerender } = render(drawn(first, ten))
  return (present: readonly Present[], now: Date) => {
    written = 0
    rerender(drawn(present, now))
  }
}

// By their elements: the roles of thousands of cells take seconds to find.
const count = (selector: string) => document.querySelectorAll(selector).length
const rows = () => count('tbody tr')
const tiles = () => count('li')
const buttons = () =>
  [...document.querySelectorAll('button')].filter(({ textContent }) => textContent.startsWith('Show'))
const stretches = () => buttons().map(({ textContent }) => textContent)

function press(text: string) {
  const button = buttons().find(({ textContent }) => textContent === text)
  if (button === undefined) throw new Error(`There is no button ${text}.`)
  fireEvent.click(button)
}

it('draws 50 of a day on which many came, 200 more with each press, and the last 50 again', () => {
  opened(people(460, at('07:00')))
  expect([rows(), stretches()]).toEqual([50, ['Show 200 more']])
  press('Show 200 more')
  expect([rows(), stretches()]).toEqual([250, ['Show the last 50', 'Show 200 more']])
  press('Show 200 more')
  expect([rows(), stretches()]).toEqual([450, ['Show the last 50', 'Show all 460']])
  press('Show all 460')
  expect([rows(), stretches()]).toEqual([460, ['Show the last 50']])
  press('Show the last 50')
  expect(rows()).toBe(50)
})

it('says nothing of more where all stand there', () => {
  opened(people(50, at('07:00')))
  expect([rows(), stretches()]).toEqual([50, []])
})

it('shows a tile for 12 who are inside, 200 more with each press, and fewer again', () => {
  opened(people(300), 'inside')
  expect([tiles(), stretches()]).toEqual([12, ['Show 200 more']])
  press('Show 200 more')
  expect([tiles(), stretches()]).toEqual([212, ['Show fewer', 'Show all 300']])
  press('Show fewer')
  expect(tiles()).toBe(12)
})

it.each(['today', 'inside'] as const)(
  'draws whom a mark changed, and nobody else, though it brings all of them anew: %s',
  (list) => {
    const tell = opened(people(8), list)
    tell([person(8), ...people(8)], ten)
    expect(written).toBe(1)
    tell([...people(8), { ...person(8), name: 'Member of another name' }], ten)
    expect(written).toBe(1)
    expect(screen.getByText('Member of another name')).toBeTruthy()
  },
)

it.each(['today', 'inside'] as const)(
  'marks out once by a double click, and not the next person, who slides under it: %s',
  (list) => {
    opened(people(2), list)
    const pressOf = (name: string, detail: number) =>
      fireEvent.click(screen.getByRole('button', { name: `Mark out ${name}` }), { detail })
    pressOf('Member 0', 1)
    pressOf('Member 1', 2)
    expect(marked).toEqual(['Member 0'])
    pressOf('Member 1', 0)
    expect(marked).toEqual(['Member 0', 'Member 1'])
  },
)

it('shows that somebody has gone', () => {
  const tell = opened(people(2))
  tell([person(0, at('07:00')), person(1)], ten)
  expect(written).toBe(1)
  expect(screen.getAllByText('Inside')).toHaveLength(1)
})

it('counts on the stay of who is inside with each minute, and draws nobody else', () => {
  const present = [person(1), person(2, at('07:00'))]
  const tell = opened(present)
  expect(written).toBe(2)
  tell(present, at('10:01'))
  expect(written).toBe(1)
  expect(screen.getByText('4 h 01 min')).toBeTruthy()
  expect(screen.getByText('1 h')).toBeTruthy()
})
