import { describe, expect, it, test } from 'vitest'
import { leadWith } from './fixtures'
import { labelled, labelsIn, MOST_LABELS } from './labels'
import { ownAndHeld } from './ownWords'

const own = ['Student', 'Mornings']

test.each([
  ['', []],
  ['student', ['Student']],
  ['Mornings, STUDENT; mornings', ['Mornings', 'Student']],
  [' , Unknown ,', ['Unknown']],
])('a cell with "%s" names the labels %j', (cell, labels) => expect(labelsIn(cell, own)).toEqual(labels))

describe('a label of a lead', () => {
  const lead = leadWith({ labels: ['Student'] })

  it('is put on it once, and taken off', () => {
    expect(labelled(lead, 'Mornings', true)).toEqual({ labels: ['Student', 'Mornings'] })
    expect(labelled(lead, 'Student', true)).toBeNull()
    expect(labelled(lead, 'Student', false)).toEqual({ labels: [] })
    expect(labelled(lead, 'Mornings', false)).toBeNull()
  })

  it('is one of ten at the most, and none is put on a lead that was deleted', () => {
    const full = leadWith({ labels: Array.from({ length: MOST_LABELS }, (_, at) => `Label ${at}`) })
    expect(labelled(full, 'Student', true)).toMatchObject({
      reason: 'At most 10 labels. Take one off first.',
    })
    expect(labelled({ ...lead, deleted: true }, 'Mornings', true)).toHaveProperty('reason')
  })
})

it('what was taken out of the centre’s list stays to be found while a lead has it', () =>
  expect(ownAndHeld(own, ['Student', 'Yoga', '', 'Yoga'])).toEqual(['Student', 'Mornings', 'Yoga']))
