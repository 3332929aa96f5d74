import { describe, expect, it, test } from 'vitest'
import { settingsWith } from '@/domain/gyms/fixtures'
import { changesOf } from '@/domain/shared/changesOf'
import { civil } from '@/domain/shared/civilDate'
import { convertedLead, promisedOff, refuseConversion, wantedPackage } from './convertLead'
import { leadWith } from './fixtures'
import { leadSchema, type Lead } from './lead'
import {
  editedLead,
  emptyLeadForm,
  leadFieldsOf,
  leadFormOf,
  leadFormSchema,
  untouchedLead,
} from './leadForm'
import { ageOfLead, dueGroupOf, queueKey } from './leadQueue'
import { canFollowUp, shareOut } from './shareOut'
import { upgradeLead } from './upgradeLead'

const today = civil('2026-11-20')

describe("today's work", () => {
  test.each<[Partial<Lead>, ReturnType<typeof dueGroupOf>]>([
    [{ nextFollowUpOn: civil('2026-11-19') }, 'Overdue'],
    [{ nextFollowUpOn: null }, 'Overdue'],
    [{ nextFollowUpOn: today }, 'Today'],
    [{ nextFollowUpOn: civil('2026-11-21') }, 'Tomorrow'],
    [{ nextFollowUpOn: civil('2026-11-22') }, null],
    [{ nextFollowUpOn: today, status: 'Lost' }, null],
    [{ nextFollowUpOn: today, status: 'Converted' }, null],
    [{ nextFollowUpOn: today, deleted: true }, null],
  ])('%j is %s', (fields, group) => expect(dueGroupOf(leadWith(fields), today)).toBe(group))

  it('goes by the day, the hottest first, then by name', () => {
    const leads = [
      leadWith({ nameLower: 'd', nextFollowUpOn: civil('2026-11-21'), temperature: 'Hot' }),
      leadWith({ nameLower: 'c', temperature: 'Cold' }),
      leadWith({ nameLower: 'b', temperature: 'Hot' }),
      leadWith({ nameLower: 'a', temperature: 'Hot' }),
      leadWith({ nameLower: 'e', nextFollowUpOn: null }),
    ]
    const sorted = [...leads].sort((one, other) => (queueKey(one) < queueKey(other) ? -1 : 1))
    expect(sorted.map(({ nameLower }) => nameLower)).toEqual(['e', 'a', 'b', 'c', 'd'])
  })

  it('knows how long ago a lead came, in the days of the centre', () => {
    const createdAt = new Date('2026-11-17T19:00:00Z')
    expect(ageOfLead({ createdAt }, today, 'Asia/Kolkata')).toBe(2)
    expect(ageOfLead({ createdAt: null }, today, 'Asia/Kolkata')).toBe(0)
  })
})

describe('the form of a lead', () => {
  const problems = (fields: object, lead: Lead | null = null) =>
    Object.fromEntries(
      leadFormSchema(settingsWith(), today, lead)
        .safeParse({ ...emptyLeadForm(today), phone: '98765 43211', name: 'Kiran', ...fields })
        .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
    )

  it('wants a phone, a name and a next date, and says what is wrong with the rest', () => {
    expect(problems({})).toEqual({})
    expect(problems({ phone: '', name: ' ', nextFollowUpOn: null })).toMatchObject({
      phone: 'Enter the phone number',
      name: 'Enter the name',
    })
    expect(problems({ nextFollowUpOn: null })).toEqual({ nextFollowUpOn: 'Choose when to follow up next' })
    expect(problems({ nextFollowUpOn: civil('2026-11-19') })).toEqual({
      nextFollowUpOn: 'Choose today or a later day',
    })
    expect(Object.keys(problems({ phone: '12', email: 'x', pincode: '1', budget: -1 })).sort()).toEqual([
      'budget',
      'email',
      'phone',
      'pincode',
    ])
  })

  it('says at the promised discount what is wrong with it', () => {
    const { greatestAmount } = settingsWith()
    expect(problems({ promisedDiscount: 500 })).toEqual({})
    expect(problems({ promisedDiscount: -1 })).toEqual({ promisedDiscount: 'Enter 0 or more' })
    expect(problems({ promisedDiscount: greatestAmount + 1 })['promisedDiscount']).toMatch(
      /^That is more than .*Check the amount\.$/,
    )
    expect(problems({ promisedDiscount: Number.NaN })).toEqual({
      promisedDiscount: 'Enter an amount, or leave it empty',
    })
  })

  it('leaves a date that has passed where it stands, and asks for none where nobody follows up', () => {
    const late = leadWith({ nextFollowUpOn: civil('2026-11-01') })
    expect(problems({ nextFollowUpOn: late.nextFollowUpOn }, late)).toEqual({})
    expect(problems({ nextFollowUpOn: null }, leadWith({ status: 'Lost' }))).toEqual({})
  })

  it('gives back the lead it was opened with', () => {
    const lead = leadWith({
      ...{ source: 'Referral', budget: 1500, pincode: '452001', notes: 'Yoga' },
      ...{ promisedDiscount: 250.5, interest: 'Strength', packageId: 'monthly' },
    })
    const form = leadFormSchema(settingsWith(), today, lead).parse(leadFormOf(lead))
    expect(lead).toMatchObject(leadFieldsOf(form))
  })

  it('differs from the lead it was opened with in what was typed alone, however that is written', () => {
    const lead = leadWith({ name: 'Kiran  Shah', phone: '+91 98765 43211', promisedDiscount: 250.5 })
    const form = leadFormSchema(settingsWith(), today, lead).parse({ ...leadFormOf(lead), notes: 'Yoga' })
    expect(changesOf(untouchedLead(lead, settingsWith(), today), leadFieldsOf(form))).toEqual({
      notes: 'Yoga',
    })
  })

  it('gives a lead that was closed meanwhile no next date', () => {
    const fields = { notes: 'Yoga', nextFollowUpOn: civil('2026-12-05') }
    expect(editedLead(leadWith(), fields)).toEqual(fields)
    expect(editedLead(leadWith({ status: 'Lost' }), fields)).toEqual({ notes: 'Yoga' })
  })
})

describe('the sale of a lead', () => {
  it('makes it a member’s, whom nobody follows up any more', () => {
    expect(convertedLead('m1', today, 1_799)).toEqual({
      ...{ soldFor: 1_799 },
      ...{ status: 'Converted', memberId: 'm1', convertedOn: today, nextFollowUpOn: null, lostReason: '' },
    })
    expect(refuseConversion(leadWith({ status: 'Lost' }))).toBeNull()
    expect(refuseConversion(leadWith({ status: 'Converted' }))?.reason).toMatch(/is a member already/)
    expect(refuseConversion(leadWith({ deleted: true }))?.reason).toMatch(/was deleted/)
  })

  it('begins with what was promised, also to a lost one, and not a second time', () => {
    const promisedTo = (fields: Partial<Lead>) => promisedOff(leadWith({ promisedDiscount: 300, ...fields }))
    expect(promisedTo({})).toBe(300)
    expect(promisedTo({ status: 'Lost' })).toBe(300)
    expect(promisedTo({ status: 'Converted' })).toBe(0)
    expect(promisedTo({ deleted: true })).toBe(0)
    expect(promisedTo({ promisedDiscount: 0 })).toBe(0)
  })

  it('begins with the package that they asked about, once', () => {
    const wantedBy = (fields: Partial<Lead>) => wantedPackage(leadWith({ packageId: 'monthly', ...fields }))
    expect(wantedBy({})).toBe('monthly')
    expect(wantedBy({ status: 'Lost' })).toBe('monthly')
    expect(wantedBy({ status: 'Converted' })).toBe('')
    expect(wantedBy({ packageId: '' })).toBe('')
  })
})

test.each([
  [
    ['asha', 'ravi'],
    ['asha', 'ravi', 'asha'],
  ],
  [['asha'], ['asha', 'asha', 'asha']],
  [[], ['', '', '']],
])('leads that are shared out among %j go to %j', (takers, owners) => {
  const next = shareOut(takers)
  expect(owners.map(() => next())).toEqual(owners)
})

test.each([
  [{ signsIn: true, role: 'Manager' }, true, true],
  [{ signsIn: true, role: 'Sales' }, true, false],
  [{ signsIn: true, role: null }, false, false],
  [{ signsIn: false, role: 'Manager' }, false, false],
] as const)(
  'an employee with %j can call leads: %s, and %s where Sales may not',
  (staff, usually, without) => {
    expect(canFollowUp(staff, { salesMayUseLeads: true })).toBe(usually)
    expect(canFollowUp(staff, { salesMayUseLeads: false })).toBe(without)
  },
)

describe('an older lead', () => {
  const older = {
    ...{ gymId: 'iron', name: 'Kiran  Shah', phone: 9876543211, status: 'trial booked' },
    ...{ temperature: 'boiling', budget: '1,500', createdAt: new Date('2026-11-01T06:00:00Z') },
  }
  const { data, repairs } = upgradeLead('kiran', older)

  it('reads as today’s, due since it came', () => {
    expect(leadSchema.parse(data)).toMatchObject({
      ...{ name: 'Kiran  Shah', nameLower: 'kiran shah', phone: '9876543211', phoneDigits: '9876543211' },
      ...{ status: 'Trial Booked', temperature: 'Warm', budget: 1500, nextFollowUpOn: '2026-11-01' },
      ...{ interactions: [], deleted: false, cameIn: '2026-11', promisedDiscount: 0 },
      labels: [],
    })
  })

  it('keeps a reason and labels that the centre offers no more', () => {
    const held = { ...older, status: 'Lost', lostReason: 'Moves away', labels: ['Student', 7] }
    expect(upgradeLead('kiran', held).data).toMatchObject({ lostReason: 'Moves away', labels: ['Student'] })
  })

  it('is written back whole, but for what could only be guessed', () => {
    expect(repairs).toMatchObject({
      phoneDigits: '9876543211',
      status: 'Trial Booked',
      memberId: '',
      attempts: 0,
      promisedDiscount: 0,
    })
    expect(repairs).not.toHaveProperty('temperature')
    expect(upgradeLead('kiran', { ...older, ...repairs }).repairs).toBeNull()
  })

  it('keeps what it says of its contacts', () => {
    const interactions = [{ at: '2026-11-02T06:00:00Z', note: 'called', mood: 'good' }, 'nothing']
    const read = upgradeLead('kiran', { ...older, interactions })
    expect(leadSchema.parse(read.data).interactions).toMatchObject([
      { note: 'called', at: new Date('2026-11-02T06:00:00Z') },
      { note: '' },
    ])
    expect(read.repairs).not.toHaveProperty('interactions')
  })

  it('has its contacts counted where it has no count; that they asked again is none', () => {
    const interactions = [{ kind: 'Call' }, { kind: 'Enquiry page' }, 'nothing']
    expect(upgradeLead('kiran', { ...older, interactions }).repairs).toMatchObject({ attempts: 2 })
    expect(upgradeLead('kiran', { ...older, interactions, attempts: 5 }).data).toMatchObject({ attempts: 5 })
  })
})
