// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, test } from 'vitest'
import { contactWith, leadWith } from '@/domain/leads/fixtures'
import type { Lead } from '@/domain/leads/lead'
import type { Choice } from '@/lists/choice'
import { scriptedAuth, scriptedBackend, sessionAtIron } from '@/session/fixtures'
import { SessionContext } from '@/session/sessionContext'
import { LoseDialog } from './LoseDialog'

afterEach(cleanup)

const contacted = leadWith({ id: 'one', interactions: [contactWith()] })
const silent = leadWith({ id: 'two' })

function open(count: number, rows: Choice<Lead>['rows'], preference: Record<string, unknown> = {}) {
  const session = sessionAtIron(scriptedBackend(scriptedAuth().port).backend, 'iron', {}, preference)
  render(
    <SessionContext value={session}>
      <LoseDialog who={{ count, rows, clear: () => undefined }} onClose={() => undefined} />
    </SessionContext>,
  )
}

async function* after(wait: Promise<unknown>): AsyncGenerator<Lead> {
  await wait
  yield contacted
}

const submit = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name })
const acts = () => screen.getAllByRole('button').map((each) => each.textContent)

describe('a choice of leads to be given up', () => {
  test.each([
    [{}, ['Price', 'Distance', 'Timing', 'Joined elsewhere']],
    [{ lostReasons: ['Moves away', 'Price'] }, ['Moves away', 'Price']],
  ])('with the settings %j is asked why in these words: %j', async (preference, words) => {
    open(1, () => [contacted], preference)
    const field = await screen.findByRole('combobox', { name: /^Why/ })
    fireEvent.click(field.closest('.p-dropdown') ?? field)
    await screen.findByRole('option', { name: words[0] ?? '', hidden: true })
    const offered = screen.getAllByRole('option', { hidden: true }).map(({ textContent }) => textContent)
    expect(offered.filter((word) => word !== '' && word !== 'Choose').slice(0, 4)).toEqual(words)
  })

  it('waits with its act until it is read', async () => {
    let answer = () => {}
    const read = new Promise<void>((resolve) => {
      answer = resolve
    })
    open(3, () => after(read))
    expect((await submit('Mark 3 leads as lost')).disabled).toBe(true)
    answer()
    expect((await submit('Mark 1 lead as lost')).disabled).toBe(false)
  })

  it('is given up whole, however many are chosen', async () => {
    const many = Array.from({ length: 2_001 }, (_, at) => ({ ...contacted, id: `lead ${at}` }))
    open(many.length + 1, () => [...many, silent])
    expect((await submit('Mark 2001 leads as lost')).disabled).toBe(false)
  })

  it('that can’t be read says so, and offers no act', async () => {
    open(3, () => after(Promise.reject(new Error('no line'))))
    expect((await screen.findByRole('alert')).textContent).toMatch(/^The chosen leads could not be read\./)
    expect(acts()).toEqual(['', 'Close'])
    expect(screen.queryByLabelText(/^Why/)).toBeNull()
  })

  it('of whom none can be says who stays and why, and offers no act', async () => {
    open(1, () => [silent])
    await screen.findByRole('heading', { name: 'This lead can’t be marked as lost' })
    screen.getByText(/^1 lead stays until a contact is logged/)
    expect(acts()).toEqual(['', 'Close'])
    expect(screen.queryByLabelText(/^Why/)).toBeNull()
  })
})
