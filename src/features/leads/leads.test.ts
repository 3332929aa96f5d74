import { describe, expect, it, test, vi } from 'vitest'
import { contactWith, leadWith } from '@/domain/leads/fixtures'
import type { Lead } from '@/domain/leads/lead'
import { conversionBy } from '@/domain/leads/leadFunnel'
import { cameWithin } from '@/domain/leads/leadMonths'
import { arrange, type View } from '@/domain/shared/arrange'
import { civil } from '@/domain/shared/civilDate'
import { EVERYONE, NOBODY } from '@/components/leads/leadsLink'
import { leadActions, type LeadRights } from './leadActions'
import { leadBulkActions } from './leadBulkActions'
import { dueText } from './leadColumns'
import { hintOf } from './leadHints'
import { daysAsked, leadsOnBoard, leadViews, type LeadFilter, type LeadSort, type LeadTab } from './leadViews'

const today = civil('2026-11-20')
const days = { from: civil('2026-11-09'), to: today }
const views = leadViews(today, 'Asia/Kolkata', days)

const late = leadWith({
  ...{ id: 'late', name: 'Asha Rao', nameLower: 'asha rao', nextFollowUpOn: civil('2026-11-18') },
  ...{ source: 'Google', pincode: '452001', createdAt: new Date('2026-11-10T06:00:00Z') },
})
const now = leadWith({
  id: 'now',
  labels: ['Student', 'Yoga'],
  temperature: 'Hot',
  ownerId: 'desk',
  attempts: 2,
  status: 'Contacted',
})
const trial = leadWith({ id: 'trial', status: 'Trial Booked', nextFollowUpOn: civil('2026-11-21') })
const later = leadWith({ id: 'later', status: 'Later', nextFollowUpOn: civil('2026-12-20') })
const lost = leadWith({ id: 'lost', status: 'Lost', lostReason: 'Price', nextFollowUpOn: null })
const won = leadWith({ id: 'won', status: 'Converted', memberId: 'm1', nextFollowUpOn: null })
const all = [won, lost, later, trial, now, late]

const ids = (fields: Partial<View<LeadTab, LeadSort, LeadFilter>>) =>
  arrange(
    all,
    { tab: 'open', q: '', sort: { by: 'due', direction: 'asc' }, filters: {}, ...fields },
    views,
  ).map(({ id }) => id)

describe('the list of leads', () => {
  it('begins with who to call: what is late, due today and due tomorrow, in that order', () => {
    expect(ids({ tab: 'today' })).toEqual(['late', 'now', 'trial'])
    expect(ids({ tab: 'open' })).toEqual(['late', 'now', 'trial', 'later'])
  })

  it('has a tab for each status', () => {
    const tabs: LeadTab[] = ['new', 'contacted', 'trialBooked', 'trialDone', 'later', 'converted', 'lost']
    expect(tabs.map((tab) => ids({ tab }))).toEqual([
      ...[['late'], ['now'], ['trial'], [], ['later'], ['won'], ['lost']],
    ])
  })

  it('finds a word of the name, and four digits of the phone', () => {
    expect(ids({ q: 'ra' })).toEqual(['late'])
    expect(ids({ q: '+91 98765' })).toEqual(['late', 'now', 'trial', 'later'])
    expect(ids({ q: '111' })).toEqual([])
  })

  test.each<[Partial<Record<LeadFilter, string>>, string[]]>([
    [{ due: 'Overdue' }, ['late']],
    [{ owner: 'desk' }, ['now']],
    [{ owner: NOBODY, temperature: 'Warm', pincode: '452' }, ['late']],
    [{ source: 'Google' }, ['late']],
    [{ label: 'Yoga' }, ['now']],
    [{ label: NOBODY }, ['late', 'trial', 'later']],
    [{ next: '2026-11-20..2026-11-21' }, ['now', 'trial']],
    [{ created: '2026-11-01..' }, ['late']],
    [{ reason: 'Price' }, []],
    [{ reached: 'Contacted' }, ['now', 'trial', 'later']],
    [{ reached: 'Open', source: NOBODY }, ['now', 'trial', 'later']],
    [{ reached: 'Somewhere' }, []],
  ])('narrows by %j', (filters, expected) => expect(ids({ filters })).toEqual(expected))

  it('narrows the board by the same search and filters, but for those of what is closed', () => {
    const shown = (q: string, filters: Partial<Record<LeadFilter, string>> = {}) =>
      leadsOnBoard(all, { q, filters }, views).map(({ id }) => id)
    expect(shown('')).toEqual(['late', 'now', 'trial', 'later'])
    expect(shown('asha')).toEqual(['late'])
    expect(shown('', { owner: 'desk' })).toEqual(['now'])
    expect(shown('', { source: 'Google', temperature: 'Warm' })).toEqual(['late'])
    expect(shown('', { label: 'Student' })).toEqual(['now'])
    expect(shown('', { reason: 'Price', reached: 'Lost' })).toEqual(shown(''))
  })

  it('has everyone of some days, as the figures of those days count them (PRODUCT 2.Q)', () => {
    const came = all.map((lead, at) => ({ ...lead, createdAt: new Date(Date.UTC(2026, 10, 13 - at)) }))
    const listed = (filters: Partial<Record<LeadFilter, string>>) =>
      arrange(came, { tab: EVERYONE, q: '', sort: { by: 'due', direction: 'asc' }, filters }, views).map(
        ({ id }) => id,
      )
    expect(listed({}).toSorted()).toEqual(['later', 'lost', 'now', 'trial', 'won'])
    const within = cameWithin(came, days, 'Asia/Kolkata')
    for (const { key, ...figures } of conversionBy(within, 'source', 'Asia/Kolkata')) {
      const source = key || NOBODY
      expect(listed({ source })).toHaveLength(figures.came)
      expect(listed({ source, reached: 'Contacted' })).toHaveLength(figures.contacted)
      expect(listed({ source, reached: 'Converted' })).toHaveLength(figures.converted)
      expect(listed({ source, reached: 'Lost' })).toHaveLength(figures.lost)
    }
  })

  it('says where so many came that not all are listed, and of which days it lists everyone', () => {
    const read = { days, isCut: false, locale: 'en-IN' }
    expect(hintOf(EVERYONE, read)).toMatch(/^Everyone added 09 Nov, 2026 to 20 Nov, 2026, /)
    expect(hintOf(EVERYONE, { ...read, isCut: true })).toBe(
      'More than 2,000 leads came in these months, and not all are listed. Choose fewer days by Added.',
    )
    expect(hintOf('open', read)).toBe('Everybody who asked and has not bought yet.')
  })

  test.each([
    [undefined, '2026-08-23', '2026-11-20'],
    ['2026-11-01..2026-11-05', '2026-11-01', '2026-11-05'],
    ['2026-11-01..', '2026-11-01', '2026-11-20'],
    ['..2026-11-05', '2024-11-05', '2026-11-05'],
    ['soon..later', '2024-11-20', '2026-11-20'],
  ])('%s are the days from %s to %s', (asked, from, to) =>
    expect(daysAsked(asked, today)).toEqual({ from, to }),
  )

  it('sorts by what a header says', () => {
    expect(ids({ sort: { by: 'temperature', direction: 'asc' } })[0]).toBe('now')
    expect(ids({ sort: { by: 'attempts', direction: 'desc' } })[0]).toBe('now')
    expect(ids({ sort: { by: 'age', direction: 'desc' } })[0]).toBe('late')
    expect(ids({ sort: { by: 'name', direction: 'asc' } })[0]).toBe('late')
  })

  it('says how late a lead is', () => {
    expect(all.map((lead) => dueText(lead, today))).toEqual([
      ...['--', '--', '20 Dec, 2026', 'Tomorrow', 'Today', '2 days late'],
    ])
    expect(dueText(leadWith({ nextFollowUpOn: null }), today)).toBe('No date')
  })
})

describe('what may be done to a lead', () => {
  const none = () => undefined
  const doors = {
    ...{ edit: none, log: none, convert: none, move: none, assign: none },
    ...{ call: none, message: none, sendSms: none, openMember: none, remove: none },
  }
  const owner: LeadRights = {
    ...{ mayConvert: true, mayDelete: true, mayAssign: () => true, assignLabel: 'Assign' },
  }
  const labels = (lead: Lead, rights = owner) =>
    leadActions(lead, doors, rights, 'en-IN').map(({ label }) => label)
  const open = [
    'Log a contact',
    'Convert',
    'Call',
    'WhatsApp',
    'Book a trial',
    'Change status',
    'Send SMS',
    'Assign',
  ]

  it('while it is open, lost and won', () => {
    const contacted = leadWith({ status: 'Contacted', interactions: [contactWith()] })
    expect(labels(contacted)).toEqual([...open, 'Edit', 'Mark as lost', 'Delete'])
    expect(labels(lost)).toEqual([...open, 'Edit', 'Delete'])
    expect(labels(won)).toEqual(['Open member', 'Call', 'WhatsApp', 'Edit', 'Delete'])
  })

  it('by a centre’s own Sales: no sale, no member and no deleting', () => {
    const sales: LeadRights = {
      ...{ mayConvert: false, mayDelete: false, assignLabel: 'Assign to me' },
      mayAssign: ({ ownerId }) => ownerId === '',
    }
    const acts = ['Log a contact', 'Call', 'WhatsApp', 'Book a trial', 'Change status']
    expect(labels(trial, sales)).toEqual([...acts, 'Assign to me', 'Edit', 'Mark as lost'])
    // The desk's already.
    expect(labels(now, sales)).toEqual([...acts, 'Edit', 'Mark as lost'])
    expect(labels(won, sales)).toEqual(['Call', 'WhatsApp', 'Edit'])
  })

  test.each<[Partial<Lead>, string | undefined]>([
    [{}, undefined],
    [{ noMessages: true }, 'Kiran Shah asked for no messages.'],
    [{ status: 'Lost', lostReason: 'Not interested' }, 'Kiran Shah was lost as “Not interested”.'],
    [{ status: 'Converted', noMessages: true }, 'Kiran Shah asked for no messages.'],
    [{ noMessages: true, phone: '' }, 'There is no phone number that can be called'],
  ])('begins no WhatsApp to one with %j: %s', (fields, why) => {
    const acts = leadActions(leadWith(fields), doors, owner, 'en-IN')
    expect(acts.find(({ label }) => label === 'WhatsApp')?.why).toBe(why)
    if (fields.phone === undefined)
      expect(acts.find(({ label }) => label === 'Call')?.isDisabled).toBeUndefined()
  })

  it('gives each key to one act', () => {
    const keys = leadActions(now, doors, owner, 'en-IN').flatMap(({ key }) => key ?? [])
    expect(new Set(keys).size).toBe(keys.length)
  })
})

describe('what may be done to several leads', () => {
  const doors = { assign: vi.fn(), sendSms: vi.fn(), move: vi.fn(), lose: vi.fn() }
  const leads = { archive: vi.fn(), restore: vi.fn() }
  const owner: LeadRights = {
    ...{ mayConvert: true, mayDelete: true, mayAssign: () => true, assignLabel: 'Assign' },
  }
  const bulk = (tab: LeadTab, rights = owner) => leadBulkActions({ tab, gymId: 'iron', leads, doors, rights })
  const labels = (...asked: Parameters<typeof bulk>) => bulk(...asked).map(({ label }) => label)

  it('follows from the tab and from who asks: what is closed is not lost, and the owner alone deletes', () => {
    expect(labels('open')).toEqual(['Assign', 'Send SMS', 'Change status', 'Mark as lost', 'Delete'])
    expect(labels(EVERYONE)).toEqual(labels('open'))
    expect(labels('lost')).toEqual(['Assign', 'Send SMS', 'Change status', 'Delete'])
    expect(labels('converted')).toEqual(['Assign', 'Send SMS', 'Delete'])
    const desk = { ...owner, mayDelete: false, assignLabel: 'Assign to me' }
    expect(labels('open', desk)).toEqual(['Assign to me', 'Send SMS', 'Change status', 'Mark as lost'])
    expect(labels('open', { ...desk, mayConvert: false })).toEqual([
      ...['Assign to me', 'Change status', 'Mark as lost'],
    ])
  })

  it('says how many are deleted, and what becomes of members among them', () => {
    const deleting = (tab: LeadTab) => {
      const act = bulk(tab).find(({ id }) => id === 'delete')
      if (!act?.each) throw new Error('Nothing is deleted here.')
      return act
    }
    const { title, doneText, text } = deleting('open')
    const said = [1, 12].flatMap((count) => [title(count), doneText?.(count)])
    expect(said).toEqual(['Delete 1 lead', '1 lead deleted.', 'Delete 12 leads', '12 leads deleted.'])
    expect(text).not.toMatch(/member/)
    expect(deleting('converted').text).toMatch(/Whoever is a member stays one\.$/)
  })
})
