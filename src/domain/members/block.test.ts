import { describe, expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { isRefused } from '@/domain/shared/refusal'
import { blocked, blockLineOf, blockTakenBack, LONGEST_BLOCK_REASON, unblocked } from './block'
import { memberWith } from './fixtures'
import type { Member } from './member'
import { LONGEST_NOTE } from './memberNotes'

const today = civil('2026-11-27')
const line = 'Blocked on 27 Nov, 2026: Lent their card to a friend'

function block(fields: Parameters<typeof memberWith>[0] = {}): Member {
  const after = blocked(memberWith(fields), '  Lent their card\n to a friend ', today)
  if (isRefused(after)) throw new Error(after.reason)
  return after
}

const reasonOf = (outcome: object) => (isRefused(outcome) ? outcome.reason : '')

describe('blocking a member (PRODUCT 2.G)', () => {
  it('keeps the day and the reason as the last line of the note', () => {
    expect(block()).toMatchObject({ blocked: true, notes: line })
    const noted = block({ notes: 'Knee\nMornings' })
    expect(noted.notes).toBe(`Knee\nMornings\n${line}`)
    expect(blockLineOf(noted)).toBe(line)
    expect(blockLineOf(memberWith({ notes: 'Knee', blocked: true }))).toBe('')
  })

  it('needs a reason, somebody who is not blocked yet, and room in the note', () => {
    expect(reasonOf(blocked(memberWith(), ' ', today))).toBe('Enter a reason for the block.')
    expect(reasonOf(blocked(memberWith({ blocked: true }), 'Fought', today))).toBe(
      'Asha Rao is blocked already.',
    )
    const noted = (length: number) => memberWith({ notes: 'a'.repeat(length) })
    const reason = 'b'.repeat(LONGEST_BLOCK_REASON)
    const most = LONGEST_NOTE - '\nBlocked on 27 Nov, 2026: '.length - LONGEST_BLOCK_REASON
    expect(blocked(noted(most), reason, today)).toMatchObject({ blocked: true })
    expect(reasonOf(blocked(noted(most + 1), reason, today))).toBe(
      'The note about Asha Rao has no room for the reason. Shorten the note first.',
    )
  })

  it('leaves the reason in the note of somebody who is let in again, the latest one last', () => {
    const back = unblocked(block({ notes: 'Knee' }))
    expect(back).toMatchObject({ blocked: false, notes: `Knee\n${line}` })
    const again = blocked(back, 'Fought', civil('2026-12-01'))
    expect(isRefused(again) ? '' : blockLineOf(again)).toBe('Blocked on 01 Dec, 2026: Fought')
  })

  it('is taken back with its line, and without what was written below it meanwhile', () => {
    const member = block({ notes: 'Knee' })
    expect(blockTakenBack(member)).toMatchObject({ blocked: false, notes: 'Knee' })
    expect(blockTakenBack(block())).toMatchObject({ blocked: false, notes: '' })
    const notes = `${member.notes}\nSaid sorry`
    expect(blockTakenBack({ ...member, notes })).toMatchObject({ blocked: false, notes })
  })
})
