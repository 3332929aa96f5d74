import { describe, expect, it } from 'vitest'
import { bothNotes, refuseNotes } from './memberNotes'

const member = { name: 'Asha Rao', notes: 'Knee' }

describe('a note that two desks type', () => {
  it('is saved over what it was typed over alone; a repeat finds its own', () => {
    expect(refuseNotes(member, 'Knee is well', 'Knee')).toBeNull()
    expect(refuseNotes({ ...member, notes: 'Knee is well' }, ' Knee is well ', 'Knee')).toBeNull()
    expect(refuseNotes({ ...member, notes: 'Knee, back' }, 'Knee is well', 'Knee')?.reason).toBe(
      'Another desk changed the note about Asha Rao. Keep both notes, or only yours.',
    )
  })

  it.each([
    ['Knee, back', 'Knee\nMornings', 'Knee', 'Knee, back\nMornings'],
    ['Back', 'Mornings', '', 'Back\nMornings'],
    ['Knee, back', 'Knee is well', 'Knee', 'Knee, back\nKnee is well'],
    ['', 'Knee, back', 'Knee', 'Knee, back'],
  ])('holds both, and the lines that both began with once: %j and %j', (saved, typed, from, both) =>
    expect(bothNotes(saved, typed, from)).toBe(both),
  )
})
