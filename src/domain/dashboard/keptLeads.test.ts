import { describe, expect, it } from 'vitest'
import { enquiredAgain, type Enquiry } from '@/domain/leads/enquiryLead'
import { leadWith } from '@/domain/leads/fixtures'
import type { Lead } from '@/domain/leads/lead'
import { addDays } from '@/domain/shared/calendar'
import { civil } from '@/domain/shared/civilDate'
import { keptLeadsOf, keptLeadsSchema, leadsDueOn, MOST_KEPT_LEADS, withLeads } from './keptLeads'
import { lateLeads, leadTodo } from './leadTodo'
import { rankedGroups } from './todoRow'

const today = civil('2026-11-20')
const tomorrow = addDays(today, 1)
const lead = (id: string, fields: Partial<Lead> = {}) => leadWith({ id, ...fields })
const leads = [
  lead('late', { nextFollowUpOn: addDays(today, -3), temperature: 'Hot' }),
  lead('now'),
  lead('tomorrow', { nextFollowUpOn: tomorrow }),
  lead('far', { nextFollowUpOn: addDays(today, 2) }),
  lead('undated', { nextFollowUpOn: null }),
  lead('lost', { status: 'Lost' }),
  lead('won', { status: 'Converted' }),
  lead('deleted', { deleted: true }),
]
const kept = keptLeadsOf(leads, today)
const idsOn = (held: typeof kept | null, day = today) => leadsDueOn(held, day)?.map(({ id }) => id)

describe('the leads that are kept for the dashboard', () => {
  it('serve the day they were made on and the next', () => {
    expect(idsOn(kept)).toEqual(['late', 'now', 'undated'])
    expect(idsOn(kept, tomorrow)).toEqual(['late', 'now', 'tomorrow', 'undated'])
    expect(idsOn(kept, addDays(today, 2))).toBeUndefined()
    expect(idsOn(null)).toBeUndefined()
  })

  it('follow each lead that changes, comes or goes', () => {
    const changed = new Map<string, Lead | null>([
      ['late', lead('late', { nextFollowUpOn: addDays(today, 9) })],
      ['now', null],
      ['new', lead('new', { nextFollowUpOn: today })],
      ['far', lead('far', { nextFollowUpOn: today })],
      ['undated', lead('undated', { status: 'Lost', nextFollowUpOn: null })],
    ])
    expect(idsOn(withLeads(kept, changed))).toEqual(['far', 'new'])
  })

  it('say who asked for no messages, of those from before that was kept nobody', () => {
    const quietIn = (held: unknown) =>
      leadsDueOn(keptLeadsSchema.parse(held), today)?.flatMap(({ id, noMessages }) =>
        noMessages ? [id] : [],
      )
    const changed = withLeads(kept, new Map([['now', lead('now', { noMessages: true })]]))
    expect(quietIn(changed)).toEqual(['now'])
    const older = changed.rows.map(({ noMessages: _, ...row }) => row)
    expect(quietIn({ ...changed, rows: older })).toEqual([])
  })

  it('say nothing where there are more than are kept, also when some have gone since', () => {
    const many = Array.from({ length: MOST_KEPT_LEADS + 1 }, (_, at) => lead(`n${String(at)}`))
    const cut = keptLeadsOf(many, today)
    expect(cut.rows).toHaveLength(MOST_KEPT_LEADS)
    expect(idsOn(cut)).toBeUndefined()
    expect(idsOn(withLeads(cut, new Map([['n0', null]])))).toBeUndefined()
    expect(idsOn(keptLeadsOf(many.slice(1), today))).toHaveLength(MOST_KEPT_LEADS)
  })
})

describe('leads on the work list', () => {
  const due = leadsDueOn(keptLeadsOf([...leads, lead('rich', { budget: 2000 })], today), today) ?? []

  it('stand by the budget, then by how late they are; the group weighs nothing', () => {
    const [group] = rankedGroups([leadTodo(due, today)])
    expect(group).toMatchObject({ kind: 'lead', count: 4, rupees: 0 })
    expect(group?.rows.map(({ key }) => key)).toEqual([
      ...['lead rich 2026-11-20', 'lead late 2026-11-17', 'lead now 2026-11-20', 'lead undated '],
    ])
    expect(group?.rows.map(({ pressing }) => pressing)).toEqual([0, 3, 0, 0])
  })

  it('are back where they ask again after they were put off, on the same day too; older copies are as before', () => {
    const form: Enquiry = {
      ...{ name: 'Kiran Shah', phone: '98765 43211', interest: '', callTime: 'Any time', note: '' },
      ...{ key: 'form-1', consentVersion: '2026-11' },
    }
    const at = (time: string) => ({ now: new Date(`2026-11-20T${time}:00Z`), today })
    const asked = lead('late', {
      ...{ nextFollowUpOn: addDays(today, -3) },
      consent: { ...{ purpose: '', version: '2026-11', on: today, key: 'form-0' }, at: at('05:00').now },
    })
    const once = { ...asked, ...enquiredAgain(asked, form, at('06:00')).lead }
    const twice = { ...once, ...enquiredAgain(once, { ...form, key: 'form-2' }, at('09:00')).lead }
    const keysIn = (held: unknown) =>
      leadTodo(leadsDueOn(keptLeadsSchema.parse(held), today) ?? [], today).rows.map(({ key }) => key)
    const keyOf = (late: Lead) => keysIn(withLeads(kept, new Map([['late', late]])))[0]
    expect([asked, once, twice].map(keyOf)).toEqual([
      'lead late 2026-11-17',
      'lead late 2026-11-17 2026-11-20T06:00:00.000Z',
      'lead late 2026-11-17 2026-11-20T09:00:00.000Z',
    ])
    const older = kept.rows.map(({ askedAgainAt: _, ...row }) => row)
    expect(keysIn({ ...kept, rows: older })).toEqual(keysIn(kept))
  })

  it('counts those that should have been called before', () => expect(lateLeads(due, today)).toBe(2))
})
