import { describe, expect, it } from 'vitest'
import { addDays } from '@/domain/shared/calendar'
import { civil } from '@/domain/shared/civilDate'
import { isRefused } from '@/domain/shared/refusal'
import { contactWith, leadWith } from './fixtures'
import { isFoundBy } from './findLead'
import { CAME_FOR_TRIAL, type Lead } from './lead'
import { logContact, type LoggedContact } from './logContact'
import { trialsOn, trialVisit } from './trialVisit'

const today = civil('2026-11-20')
const moment = { now: new Date('2026-11-20T06:00:00Z'), today, by: 'desk' }
const booked = (fields: Partial<Lead> = {}) =>
  leadWith({
    ...{ status: 'Trial Booked', trialOn: today, nextFollowUpOn: today },
    interactions: [contactWith({ outcome: 'Trial booked' })],
    ...fields,
  })

describe('the trials of a day', () => {
  it('are those booked for it, and those taken on it, the awaited first', () => {
    const leads = [
      booked({ id: 'done', nameLower: 'a', status: 'Trial Done' }),
      booked({ id: 'late', nameLower: 'z' }),
      booked({ id: 'early', nameLower: 'b' }),
      booked({ id: 'tomorrow', trialOn: addDays(today, 1) }),
      booked({ id: 'lost', status: 'Lost' }),
      booked({ id: 'won', status: 'Converted' }),
      booked({ id: 'deleted', deleted: true }),
    ]
    expect(trialsOn(leads, today).map(({ lead, hasCome }) => [lead.id, hasCome])).toEqual([
      ['early', false],
      ['late', false],
      ['done', true],
    ])
  })
})

describe('whoever comes for the trial', () => {
  it('is logged as a visit, has tried, and is asked tomorrow', () => {
    expect(logContact(booked(), trialVisit(booked(), today), moment)).toMatchObject({
      contact: { id: 'trial-2026-11-20', kind: 'Visit', outcome: CAME_FOR_TRIAL, by: 'desk', on: today },
      lead: {
        ...{ status: 'Trial Done', trialOn: today, nextFollowUpOn: addDays(today, 1) },
        ...{ attempts: 1, lastOutcome: CAME_FOR_TRIAL },
      },
    })
  })

  it('keeps a later day that was agreed', () => {
    const nextFollowUpOn = addDays(today, 4)
    const lead = booked({ nextFollowUpOn })
    expect(logContact(lead, trialVisit(lead, today), moment)).toMatchObject({ lead: { nextFollowUpOn } })
  })

  /** As it stands once this was logged with it. */
  const after = (lead: Lead, visit: LoggedContact): Lead => {
    const logged = logContact(lead, visit, moment)
    if (logged === null || isRefused(logged)) throw new Error('The visit is not logged.')
    return { ...lead, ...logged.lead, interactions: [...lead.interactions, logged.contact] }
  }

  it('is logged once, however many desks press', () => {
    const [one, other] = [trialVisit(booked(), today), trialVisit(booked(), today)]
    expect(logContact(after(booked(), one), other, moment)).toBeNull()
  })

  it('is logged once more where the first time was a mistake and they were booked for today again', () => {
    const marked = after(booked(), trialVisit(booked(), today))
    const back: Lead = { ...marked, status: 'Trial Booked' }
    const visit = trialVisit(back, today)
    expect(visit.id).toBe('trial-2026-11-20-2')
    const came = after(back, visit)
    expect(came).toMatchObject({ status: 'Trial Done', attempts: 2 })
    expect(logContact(came, visit, moment)).toBeNull()
    expect(trialVisit(came, addDays(today, 1)).id).toBe('trial-2026-11-21')
  })
})

it('a lead is found by a word of the name or four digits of the phone', () => {
  const kiran = leadWith()
  expect(['kir', 'shah', '6543', '+91 98765'].map((typed) => isFoundBy(kiran, typed))).toEqual([
    ...[true, true, true, true],
  ])
  expect(isFoundBy({ ...kiran, phoneDigits: '9876540012' }, '0012')).toBe(true)
  expect(['iran', '321', 'x'].map((typed) => isFoundBy(kiran, typed))).toEqual([false, false, false])
})
