import { describe, expect, it, test } from 'vitest'
import { platformSettingsSchema } from '@/domain/gymInvoices/platformSettings'
import { settingFields } from '@/domain/gyms/settingFields'
import { memberSchema } from '@/domain/members/member'
import { changedValues } from './keptValues'

const personal = {
  name: 'Asha Rao',
  phone: '9876543210',
  email: 'asha@example.test',
  address: '1 MG Road',
  dob: '1990-01-31',
  guardian: { name: 'Ravi', phone: '9876543211', relation: 'father' },
  notes: 'bad knee',
  occupation: 'nurse',
  idProof: 'iron/members/asha/id',
  dp: 'iron/members/asha/dp',
  memberCode: 'M-7',
  reasonForLeaving: 'moved to Pune',
}

/** Of a centre these are the business's own. */
const ofTheGym = ['name', 'phone', 'address']

test('what tells of a person leaves no value, whatever the collection', () => {
  for (const collection of ['members', 'staff', 'leads', 'gyms', 'invoices', 'expenses', 'no-such'])
    expect(
      changedValues(collection, null, {
        ...personal,
        customerName: 'Asha Rao',
        customerPhone: '9876543210',
        customerGstin: '23ABCDE1234F1Z5',
        ownerName: 'Asha Rao',
        vendor: 'Asha Rao',
        description: 'paid to Asha',
        interactions: [{ note: 'called Asha' }],
        preference: { kioskPin: 'hash', nickname: 'Asha' },
        disabledReason: 'Asha owes',
      })
        .map(({ field }) => field)
        .filter((field) => field !== 'interactions.length'),
    ).toEqual(collection === 'gyms' ? ofTheGym : [])
  expect(changedValues('members', personal, null)).toEqual([])
})

test('a field that the schema gets tomorrow is not kept unless it is named', () => {
  expect(changedValues('members', {}, { bloodGroup: 'B+', isActive: true })).toEqual([
    { field: 'isActive', before: null, after: true },
  ])
})

test('of a member’s own fields only flags, dates of leaving and money are kept', () => {
  const kept = Object.keys(memberSchema.shape).filter(
    (field) => changedValues('members', null, { [field]: 'x' }).length > 0,
  )
  expect(kept).toEqual([
    ...['totalDueAmount', 'isActive', 'deleted', 'creditBalance', 'blocked', 'deactivatedOn'],
  ])
})

it('holds old beside new, into maps, and how many a list holds', () => {
  const invoice = { status: 'Open', due: 500, payments: [], forgiveness: null }
  const after = {
    status: 'Paid',
    due: 0,
    payments: [{ amount: 500 }],
    forgiveness: { amount: 5, reason: 'x' },
  }
  expect(changedValues('invoices', invoice, after)).toEqual([
    { field: 'status', before: 'Open', after: 'Paid' },
    { field: 'due', before: 500, after: 0 },
    { field: 'payments.length', before: 0, after: 1 },
    { field: 'forgiveness.amount', before: null, after: 5 },
  ])
})

it('leaves out what stayed, and what came as nothing', () => {
  const same = { name: 'Monthly', price: 999, taxRate: null }
  expect(changedValues('memberPackages', same, { ...same, description: 'new' })).toEqual([])
  expect(changedValues('memberPackages', null, same).map(({ field }) => field)).toEqual(['name', 'price'])
})

it('is bounded: a long text is cut, and a map or a list in a value’s place is none', () => {
  const [cut] = changedValues('messageTemplates', null, { body: 'x'.repeat(4000) })
  expect(cut?.after).toHaveLength(301)
  expect(
    changedValues('leads', null, { status: { name: 'Asha' }, budget: [1], attempts: Number.NaN }),
  ).toEqual([])
  expect(changedValues('leads', null, Object.create({ status: 'New' }) as Record<string, unknown>)).toEqual(
    [],
  )
})

/** Settings whose values may not stand in the log, each with the reason. None today: the PIN of the kiosk is no setting. */
const secretSettings: readonly string[] = []

test('of every setting of a centre old and new are kept, but for the secrets named here', () => {
  for (const name of Object.keys(settingFields)) {
    const field = `preference.${name}`
    const kept = changedValues('gyms', null, { preference: { [name]: 'x' } })
    expect([field, kept]).toEqual([
      field,
      secretSettings.includes(name) ? [] : [{ field, before: null, after: 'x' }],
    ])
  }
})

test('an employee’s earlier shifts are told with their last day, those alone that came or went', () => {
  const shift = { shiftStart: '09:00', shiftEnd: '18:00', weeklyOff: 'Sun', until: '2026-11-15' }
  const next = { ...shift, weeklyOff: 'Mon', until: '2026-11-19' }
  const told = (before: unknown, after: unknown) =>
    changedValues('staff', { earlierShifts: before }, { earlierShifts: after }).map((change) => [
      change.before,
      change.after,
    ])
  expect(told(undefined, [shift])).toEqual([
    [null, '9:00 am to 6:00 pm, weekly off Sunday, until 15 Nov, 2026'],
  ])
  expect(told([shift], [shift, next])).toEqual([
    [null, '9:00 am to 6:00 pm, weekly off Monday, until 19 Nov, 2026'],
  ])
  expect(told(undefined, [])).toEqual([])
})

describe('a setting that is a list', () => {
  const changeOf = (name: string, before: unknown, after: unknown) =>
    changedValues('gyms', { preference: { [name]: before } }, { preference: { [name]: after } }).map(
      (change) => [change.before, change.after],
    )

  it('is kept as it is read', () => {
    expect(changeOf('paymentModes', ['Cash', 'UPI'], ['UPI', 'Card'])).toEqual([['Cash, UPI', 'UPI, Card']])
    expect(
      changeOf(
        'taxRates',
        [{ from: '2025-09-22', rate: 5 }],
        [
          { from: '2025-09-22', rate: 5 },
          { from: '2027-04-01', rate: 12.5 },
        ],
      ),
    ).toEqual([['5 % from 22 Sep, 2025', '5 % from 22 Sep, 2025; 12.5 % from 01 Apr, 2027']])
    expect(changeOf('taxRates', null, [{ from: 'soon', rate: 'x' }])).toEqual([])
  })

  it('tells of the ways of paying those alone that are counted otherwise', () => {
    const before = { Cash: 'cash', UPI: 'bank' }
    const after = { Cash: 'cash', UPI: 'counted', Naqad: 'cash' }
    expect(changeOf('paymentKinds', before, after)).toEqual([['UPI: By bank', 'UPI: Counted, Naqad: Cash']])
    expect(changeOf('paymentKinds', undefined, before)).toEqual([[null, 'Cash: Cash, UPI: By bank']])
  })

  it('tells opening hours as the week is told', () => {
    const span = [{ from: '06:00', to: '22:00' }]
    const week = { Mon: span, Tue: span, Wed: span, Thu: span, Fri: span, Sat: span, Sun: [] }
    expect(changeOf('openingHours', null, week)).toEqual([
      [null, 'Monday to Saturday: 6:00 am to 10:00 pm; Sunday: Closed'],
    ])
  })

  it('tells of holidays those alone that came, went or got another name, from a list as by date', () => {
    const list = [
      { date: '2026-11-08', name: 'Diwali' },
      { date: '2026-12-25', name: 'X-mas' },
    ]
    const byDate = { '2026-11-08': 'Diwali', '2026-12-25': 'Christmas', '2027-01-26': 'Republic Day' }
    expect(changeOf('holidays', list, byDate)).toEqual([
      ['X-mas (25 Dec, 2026)', 'Christmas (25 Dec, 2026), Republic Day (26 Jan, 2027)'],
    ])
    expect(changeOf('holidays', byDate, { '2026-11-08': 'Diwali', '2026-12-25': 'Christmas' })).toEqual([
      ['Republic Day (26 Jan, 2027)', null],
    ])
  })

  it('tells of texts those alone that were changed, each with its message', () => {
    const text = (body: string, dltTemplateId = '') => ({ body, dltTemplateId, header: '' })
    const before = { birthday_whatsapp: text('Joy!'), receipt_sms: text('Got {amount}') }
    const after = { ...before, receipt_sms: text('', '1107161234567890123') }
    expect(changeOf('messageTexts', before, after)).toEqual([
      [
        'Receipt of a payment, sms: Got {amount}',
        'Receipt of a payment, sms: the default text (1107161234567890123)',
      ],
    ])
    expect(changeOf('messageTexts', null, { birthday_whatsapp: text('Joy!') })).toEqual([
      [null, 'Birthday, whatsapp: Joy!'],
    ])
  })

  it('is told whole, however many a centre may choose', () => {
    const most = Array.from({ length: 40 }, (_, at) => `${String(at)}${'x'.repeat(58)}`)
    const [[, after] = []] = changeOf('sources', [], most)
    expect(after).toBe(most.join(', '))
  })
})

test('of a centre its name, phone and address are kept, which are the business’s, and nothing of its owner', () => {
  const before = {
    ...{ name: 'Iron Gym', phone: '9876543210', address: '1 MG Road', city: 'Indore', pincode: '452010' },
    ...{
      state: 'Madhya Pradesh',
      ownerName: 'Asha Rao',
      email: 'asha@example.test',
      dp: 'iron/site-config/logo',
    },
  }
  const after = {
    ...{ name: 'Iron House', phone: '9876543211', address: '2 AB Road', city: 'Bhopal', pincode: '462016' },
    ...{ state: 'Goa', ownerName: 'Ravi Rao', email: 'ravi@example.test', dp: 'iron/site-config/other' },
  }
  expect(changedValues('gyms', before, after)).toEqual([
    { field: 'name', before: 'Iron Gym', after: 'Iron House' },
    { field: 'phone', before: '9876543210', after: '9876543211' },
    { field: 'address', before: '1 MG Road', after: '2 AB Road' },
    { field: 'city', before: 'Indore', after: 'Bhopal' },
    { field: 'state', before: 'Madhya Pradesh', after: 'Goa' },
    { field: 'pincode', before: '452010', after: '462016' },
  ])
})

test('the limits of a centre’s package are kept one by one', () => {
  const limited = (members: number) => ({ currentPackage: { limits: { members, staff: 5 }, features: [] } })
  expect(changedValues('gyms', limited(100), limited(200))).toEqual([
    { field: 'currentPackage.limits.members', before: 100, after: 200 },
  ])
})

test('of the platform’s particulars old and new are kept, each of them', () => {
  for (const field of Object.keys(platformSettingsSchema.shape))
    expect(changedValues('platform', { [field]: 'old' }, { [field]: 'new' })).toEqual([
      { field, before: 'old', after: 'new' },
    ])
})
