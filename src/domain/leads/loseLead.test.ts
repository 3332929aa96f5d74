import { describe, expect, it, test } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { isRefused } from '@/domain/shared/refusal'
import { contactWith, leadWith } from './fixtures'
import { leadStatuses, type Lead } from './lead'
import { loseLead, takeBackLoss } from './loseLead'

const today = civil('2026-11-20')
const tomorrow = civil('2026-11-21')
const contacted = { interactions: [contactWith()] }

const lose = (fields: Partial<Lead>) => loseLead(leadWith(fields), 'Distance', today)
const reasonOf = (outcome: ReturnType<typeof lose>) => (isRefused(outcome) ? outcome.reason : 'done')

describe('a lead of a choice that is given up', () => {
  const refusals: Partial<Record<Lead['status'], string>> = {
    Converted: 'Kiran Shah is a member already.',
    Lost: 'Kiran Shah is lost already.',
  }
  test.each(leadStatuses)('as %s goes for the reason, or says why it stays', (status) =>
    expect(reasonOf(lose({ ...contacted, status }))).toBe(refusals[status] ?? 'done'),
  )

  it('has no next date then, and keeps the day of its trial', () => {
    const trialOn = civil('2026-11-18')
    expect(lose({ ...contacted, status: 'Trial Done', trialOn })).toEqual({
      ...{ status: 'Lost', lostReason: 'Distance', nextFollowUpOn: null, trialOn },
    })
  })

  it('stays where nobody has talked to it, and where it is deleted', () => {
    expect(reasonOf(lose({}))).toBe('Log a contact with Kiran Shah first.')
    expect(reasonOf(lose({ ...contacted, deleted: true }))).toBe('Kiran Shah was deleted meanwhile.')
  })
})

describe('Undo of that', () => {
  const before = leadWith({ ...contacted, status: 'Later', nextFollowUpOn: tomorrow })
  const lost = leadWith({ ...contacted, status: 'Lost', lostReason: 'Price', nextFollowUpOn: null })

  it('puts the lead back where it stood, with its next date', () => {
    expect(takeBackLoss(lost, before, today)).toEqual({
      ...{ status: 'Later', nextFollowUpOn: tomorrow, trialOn: null, lostReason: '' },
    })
    expect(takeBackLoss(lost, { ...before, nextFollowUpOn: null }, today)).toMatchObject({
      nextFollowUpOn: today,
    })
  })

  it.each<Partial<Lead>>([{ status: 'Contacted' }, { status: 'Converted' }, { deleted: true }])(
    'leaves alone what became of it since: %j',
    (since) =>
      expect(reasonOf(takeBackLoss({ ...lost, ...since }, before, today))).toBe(
        'Kiran Shah was changed meanwhile, and stays as it is.',
      ),
  )
})
