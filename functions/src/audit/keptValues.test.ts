import { expect, it, test } from 'vitest'
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
        preference: { gstin: '23ABCDE1234F1Z5', upiId: 'asha@upi', kioskPin: 'hash' },
        disabledReason: 'Asha owes',
      }).filter(({ field }) => field !== 'interactions.length'),
    ).toEqual([])
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
