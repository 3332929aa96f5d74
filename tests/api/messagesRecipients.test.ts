import {
  beginMessages,
  IRON,
  messageAccounts,
  messageOf,
  messages,
  people,
  queued,
  refused,
  reminder,
  store,
} from './support/messageGym'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { adminStore } from '../support/emulators'
import { putGym } from './support/gymFixtures'

beforeAll(messageAccounts)
beforeEach(beginMessages)

describe('a message', () => {
  it('goes to members, leads and employees of the centre, each at the number of their record', async () => {
    await people(IRON, { lead: '9876500001' }, 'leads')
    await people(IRON, { desk: '9876500002' }, 'staff')
    const note = { message: 'Closed tomorrow' }
    const { ids } = await queued(
      reminder({ ...note, to: [{ leadId: 'lead' }, { staffId: 'desk' }, { memberId: 'asha' }] }),
    )
    const numbers = await Promise.all(ids.map(async (id) => (await messageOf(id)).to))
    expect(numbers).toEqual(['+919876500001', '+919876500002', '+919876543210'])
    const mailed = await queued(reminder({ channel: 'email', message: 'Hello', to: { staffId: 'desk' } }))
    expect((await messageOf(mailed.id)).to).toBe('desk@example.com')
  })

  it('goes to nobody of another centre, to nobody who is gone, and says the same of both', async () => {
    await people(IRON, { gone: '9876500003' }, 'members', { deleted: true })
    const answers = []
    for (const to of [
      { memberId: 'stranger' },
      { memberId: 'gone' },
      { memberId: 'nobody' },
      { leadId: 'asha' },
      { staffId: 'asha' },
      { customerOf: 'asha' },
    ])
      answers.push(await refused(reminder({ to })))
    expect(new Set(answers.map(({ reason }) => reason)).size).toBe(1)
    expect(answers[0]).toMatchObject({
      field: 'to',
      reason: expect.stringContaining('not in this centre') as string,
    })
    expect(await messages()).toEqual([])
  })

  it('goes to leads, but to none that asked for no messages or was given up, and with no offer', async () => {
    await people(IRON, { kiran: '9876543221' }, 'leads')
    await putGym(store, IRON, { phone: '9826012345' })
    const set = (fields: object) => adminStore().doc('leads/kiran').update(fields)
    const typed = { name: 'K', phone: '0731' }
    const wish = reminder({ to: { leadId: 'kiran' }, templateKey: 'leadFollowUp', vars: typed })
    const answer = await queued(wish)
    expect(await messageOf(answer.id)).toMatchObject({
      to: '+919876543221',
      rendered:
        'Dear Person kiran, thank you for asking about Centre sms-iron. Visit us any day, or call +91 98260 12345.',
    })
    await set({ noMessages: true })
    expect((await refused(wish)).reason).toBe('Nothing was sent. Person kiran asked for no messages.')
    await set({ noMessages: false, status: 'Lost', lostReason: 'Not interested' })
    expect((await refused(wish)).reason).toMatch(/was lost as “Not interested”/)
    await set({ lostReason: 'Price' })
    await queued(wish)
    const offer = { gymId: IRON, key: 'offer', channel: 'sms', body: 'Half price', varNames: [] }
    await adminStore()
      .doc(`messageTemplates/${IRON}_offer_sms`)
      .set({ ...offer, category: 'promotional' })
    const promotion = { templateKey: 'offer', vars: {} }
    expect((await refused(reminder({ ...promotion, to: { leadId: 'kiran' } }))).reason).toMatch(
      /not to offers/,
    )
    await queued(reminder(promotion))
  })

  it('goes to the countries that the centre allows, its own where it names none', async () => {
    const abroad = reminder({ to: { memberId: 'abroad' } })
    expect(await refused(abroad)).toMatchObject({
      field: 'to',
      reason: expect.stringContaining('numbers of India only') as string,
    })
    await putGym(store, IRON, { preference: { messageCountries: ['IN', 'AE'] } })
    expect((await messageOf((await queued(abroad)).id)).to).toBe('+971501234567')
  })
})
