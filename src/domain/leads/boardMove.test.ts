import { expect, it, test } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { boardMove, type BoardMove } from './boardMove'
import { contactWith, leadWith } from './fixtures'
import type { Lead, LeadStatus } from './lead'

const today = civil('2026-11-20')
const interactions = [contactWith()]
const later = civil('2026-12-01')

test.each<[Partial<Lead>, LeadStatus, BoardMove['kind']]>([
  [{}, 'New', 'none'],
  [{}, 'Contacted', 'log'],
  [{}, 'Trial Booked', 'log'],
  [{}, 'Later', 'log'],
  [{}, 'Lost', 'log'],
  [{}, 'Trial Done', 'refused'],
  [{}, 'Converted', 'convert'],
  [{ status: 'Contacted', interactions }, 'New', 'refused'],
  [{ status: 'Contacted', interactions }, 'Trial Booked', 'ask'],
  [{ status: 'Contacted', interactions }, 'Trial Done', 'move'],
  [{ status: 'Contacted', interactions }, 'Lost', 'ask'],
  [{ status: 'Contacted', interactions }, 'Later', 'ask'],
  [{ status: 'Contacted', interactions, nextFollowUpOn: later }, 'Later', 'move'],
  [{ status: 'Later', interactions, nextFollowUpOn: later }, 'Contacted', 'move'],
])('%j to %s: %s', (fields, to, kind) => expect(boardMove(leadWith(fields), to, today, true).kind).toBe(kind))

it('says why not, and whom to ask', () => {
  const kiran = leadWith({ status: 'Contacted', interactions })
  expect(boardMove(kiran, 'New', today, true)).toEqual({
    kind: 'refused',
    why: 'Kiran Shah has been contacted, and is not new any more.',
  })
  expect(boardMove(kiran, 'Converted', today, false)).toEqual({
    kind: 'refused',
    why: 'Ask the front desk to convert Kiran Shah.',
  })
})

it('begins with the contact that leads to the column', () => {
  expect(boardMove(leadWith(), 'Trial Booked', today, true)).toEqual({ kind: 'log', outcome: 'Trial booked' })
})
