import { expect, test } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { contactWith, leadWith } from './fixtures'
import type { Lead } from './lead'
import { logContact } from './logContact'
import { moveLead } from './moveLead'
import { refuseGone, refuseRevival } from './refuseGone'
import { giveBack, takeLead } from './takeLead'

const today = civil('2026-11-20')
const now = new Date('2026-11-20T06:00:00Z')
const merged = { deleted: true, mergedInto: 'other' }
const contact = { id: 'c2', kind: 'Call', outcome: 'Interested', note: '', nextFollowUpOn: today } as const

test.each<[Partial<Lead>, string]>([
  [{ deleted: true }, 'Kiran Shah was deleted.'],
  [merged, 'Kiran Shah was merged into another lead.'],
])('a lead with %j is neither talked to nor moved nor taken: %s', (fields, reason) => {
  const gone = leadWith({ ...fields, interactions: [contactWith()] })
  expect(refuseGone(gone)).toMatchObject({ reason })
  expect(logContact(gone, contact, { now, today, by: 'desk' })).toMatchObject({ reason })
  expect(moveLead(gone, { to: 'Contacted', nextFollowUpOn: today }, today)).toMatchObject({ reason })
  expect(takeLead({ ...gone, ownerId: '' }, 'desk')).toMatchObject({ reason })
  expect(giveBack({ ...gone, ownerId: 'desk' }, 'desk')).toMatchObject({ reason })
})

test('a contact that was logged before the lead was put away is logged once, and no refusal', () => {
  const logged = contactWith({ id: contact.id, nextFollowUpOn: today })
  const gone = leadWith({ deleted: true, interactions: [logged] })
  expect(logContact(gone, contact, { now, today, by: 'desk' })).toBeNull()
})

test('a lead that is there is refused nothing, also where it was brought back after a merge', () => {
  expect(refuseGone(leadWith())).toBeNull()
  expect(refuseGone(leadWith({ mergedInto: 'other' }))).toBeNull()
})

test('what was deleted can be brought back, and what was merged away can’t', () => {
  expect(refuseRevival(leadWith({ deleted: true }))).toBeNull()
  expect(refuseRevival(leadWith(merged))).toMatchObject({
    reason: 'Kiran Shah was merged into another lead.',
  })
})
