import { describe, expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { closedSentence, enquiryPath, enquiryProblems } from './enquiry'
import { enquiredAgain, enquiredLead, isKept, type Enquiry } from './enquiryLead'
import { contactWith, leadWith } from './fixtures'
import { ENQUIRY, leadSchema, MOST_CONTACTS } from './lead'
import { moveLead } from './moveLead'

const today = civil('2026-11-20')
const now = new Date('2026-11-20T06:00:00Z')
const sources = ['Walk-in', 'Website']

const asked: Enquiry = {
  ...{ name: 'Kiran Shah', phone: '98765 43211', interest: 'Yoga', callTime: 'Evening', note: 'After seven' },
  ...{ key: 'form-1', consentVersion: '2026-11' },
}

describe('the form', () => {
  const whole = { ...asked, consent: true }
  const problems = (fields: object, locale = 'en-IN') => enquiryProblems({ ...whole, ...fields }, locale)

  it('wants a name, a phone and the consent, and says what is wrong with the rest', () => {
    expect(problems({ interest: '', note: '' })).toEqual({})
    expect(problems({ name: ' ', phone: '', consent: false })).toEqual({
      name: 'Enter your name',
      phone: 'Enter your phone number',
      consent: 'Agree to be contacted, so that we can answer you',
    })
    expect(problems({ name: 'x'.repeat(121), interest: 'x'.repeat(201), note: '\ud800' })).toEqual({
      name: 'At most 120 characters',
      interest: 'At most 200 characters',
      note: 'Enter plain text',
    })
  })

  it('reads a phone by the country of the centre', () => {
    expect(problems({ phone: '12' }).phone).toBe('Enter a phone number of 10 digits')
    expect(problems({ phone: '12' }, 'de-DE').phone).toMatch(/with its country code/)
    expect(problems({ phone: '+491701234567' }, 'de-DE')).toEqual({})
  })

  it('stands at an address of the centre’s code', () => {
    expect(enquiryPath('ABCD2345')).toBe('/enquire/ABCD2345')
  })

  it('says whom to call where the page is closed', () => {
    const gym = { name: 'Iron Gym', phone: '9876543210' }
    expect(closedSentence(gym, 'en-IN')).toMatch(/^Iron Gym takes no .* Call \+91 98765 43210 instead\.$/)
    expect(closedSentence({ ...gym, phone: '' }, 'en-IN')).toMatch(/Ask at the centre instead\.$/)
  })
})

describe('an enquiry', () => {
  const lead = (more: Partial<Enquiry> = {}, of = sources) =>
    leadSchema.parse({
      ...enquiredLead({ ...asked, ...more }, of, { now, today }),
      id: 'kiran',
      gymId: 'iron',
    })

  it('becomes a new lead of nobody’s that is called today, with the consent', () => {
    expect(lead()).toMatchObject({
      ...{ name: 'Kiran Shah', nameLower: 'kiran shah', phoneDigits: '9876543211', status: 'New' },
      ...{ source: 'Website', interest: 'Yoga', notes: 'Call: evening\nAfter seven', nextFollowUpOn: today },
      ...{ ownerId: '', createdBy: '', interactions: [], cameIn: '2026-11' },
      consent: { purpose: 'Answering the enquiry', version: '2026-11', at: now, on: today, key: 'form-1' },
    })
    expect(lead({ callTime: 'Any time', note: '' }).notes).toBe('')
  })

  it.each([
    [['Enquiry page', 'Website'], 'Enquiry page'],
    [['Web page'], 'Web page'],
    [['Walk-in'], 'Enquiry page'],
  ])('of a centre with the sources %j is from "%s"', (of, source) => {
    expect(lead({}, of).source).toBe(source)
  })

  it('is known again by the key of its form', () => {
    expect(isKept(lead(), asked)).toBe(true)
    expect(isKept(leadWith({ interactions: [contactWith({ id: 'form-1' })] }), asked)).toBe(true)
    expect(isKept(lead(), { ...asked, key: 'form-2' })).toBe(false)
  })

  it('is known again by the key of its form after others, as far as anybody sends one again', () => {
    const keyed = (count: number) => ({ ...asked, key: `form-${String(count)}` })
    let known = lead()
    for (let count = 2; count <= 30; count += 1)
      known = { ...known, ...enquiredAgain(known, keyed(count), { now, today }).lead }
    expect(isKept(known, keyed(30))).toBe(true)
    expect(isKept(known, keyed(10))).toBe(true)
    expect(isKept(known, keyed(31))).toBe(false)
    expect(known.consent?.earlierKeys).toHaveLength(20)
  })

  it('of somebody who is a lead already is an entry more, and due today', () => {
    const again = enquiredAgain(leadWith({ nextFollowUpOn: civil('2026-12-01') }), asked, { now, today })
    expect(again).toMatchObject({
      lead: { nextFollowUpOn: today, consent: { key: 'form-1' } },
      contact: { id: 'form-1', kind: ENQUIRY, by: '', note: 'Kiran Shah\nYoga\nCall: evening\nAfter seven' },
    })
    const late = enquiredAgain(leadWith({ nextFollowUpOn: civil('2026-11-01') }), asked, { now, today })
    expect(late.lead.nextFollowUpOn).toBe('2026-11-01')
  })

  it('leaves room for what the desk logs', () => {
    const contactsOf = (count: number, kind: string) =>
      leadWith({ interactions: Array.from({ length: count }, () => contactWith({ kind })) })
    const added = (lead: ReturnType<typeof leadWith>) => enquiredAgain(lead, asked, { now, today }).contact
    expect(added(contactsOf(19, ENQUIRY))).not.toBeNull()
    expect(added(contactsOf(20, ENQUIRY))).toBeNull()
    expect(added(contactsOf(MOST_CONTACTS, 'Call'))).toBeNull()
  })

  it('is no contact: a lead that only asked again stays new', () => {
    const again = leadWith({ interactions: [contactWith({ kind: ENQUIRY })] })
    expect(moveLead(again, { to: 'Contacted' }, today)).toMatchObject({ kind: 'refused' })
    const talked = leadWith({ interactions: [...again.interactions, contactWith()] })
    expect(moveLead(talked, { to: 'Contacted' }, today)).toMatchObject({ status: 'Contacted' })
  })
})
