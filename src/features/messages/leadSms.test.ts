import { describe, expect, it } from 'vitest'
import { leadWith } from '@/domain/leads/fixtures'
import { builtInTemplate, type MessageTemplate } from '@/domain/messages/template'
import { civil } from '@/domain/shared/civilDate'
import { aboutLead, leadTemplates, smsForLead } from './leadSms'
import { smsKey } from './smsKey'

const gym = { gymName: 'Iron House', phone: '7314001234', locale: 'en-IN', messageCountries: ['IN'] }
const templateOf = (key: string): MessageTemplate => {
  const template = builtInTemplate('iron', key, 'sms', 'en-IN')
  if (template === null) throw new Error(`There is no template ${key}`)
  return template
}

describe('the text message a lead gets', () => {
  it.each(leadTemplates.map(({ key }) => key))('%s is there for every centre', (key) =>
    expect(templateOf(key).category).toBe('service'),
  )

  it('thanks for asking, with the number of the centre', () =>
    expect(smsForLead(leadWith(), templateOf('leadFollowUp'), gym)).toEqual({
      kind: 'rendered',
      text: 'Dear Kiran Shah, thank you for asking about Iron House. Visit us any day, or call +91 73140 01234.',
    }))

  it('says the day of a trial that is booked, and nothing of one that was', () => {
    const booked = leadWith({ status: 'Trial Booked', trialOn: civil('2026-11-22') })
    expect(smsForLead(booked, templateOf('leadTrial'), gym)).toMatchObject({
      text: 'Dear Kiran Shah, your trial at Iron House is on 22 Nov, 2026. See you then.',
    })
    for (const lead of [leadWith(), leadWith({ status: 'Trial Done', trialOn: civil('2026-11-10') })])
      expect(smsForLead(lead, templateOf('leadTrial'), gym)).toMatchObject({ reason: 'No trial is booked.' })
  })

  it('is another one on the same day once the trial is, where the text says it', () => {
    const keyOf = (key: string, day: string) => {
      const lead = leadWith({ status: 'Trial Booked', trialOn: civil(day) })
      return smsKey(templateOf(key), lead.id, aboutLead(lead), civil('2026-11-27'))
    }
    expect(keyOf('leadTrial', '2026-11-28')).toBe('leadTrial:kiran:2026-11-28:2026-11-27')
    expect(keyOf('leadTrial', '2026-11-30')).toBe('leadTrial:kiran:2026-11-30:2026-11-27')
    for (const day of ['2026-11-28', '2026-11-30'])
      expect(keyOf('leadFollowUp', day)).toBe('leadFollowUp:kiran:2026-11-27')
  })

  it('is not sent to who asked for none, nor where the centre has no number to name', () => {
    expect(smsForLead(leadWith({ noMessages: true }), templateOf('leadFollowUp'), gym)).toMatchObject({
      reason: 'Kiran Shah asked for no messages.',
    })
    expect(smsForLead(leadWith(), templateOf('leadFollowUp'), { ...gym, phone: '' })).toMatchObject({
      reason: expect.stringContaining('no phone number') as string,
    })
    expect(smsForLead(leadWith({ phone: '12' }), templateOf('leadFollowUp'), gym)).toMatchObject({
      reason: '12 is no mobile number.',
    })
  })
})
