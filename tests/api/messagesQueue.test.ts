import { ask, everyDocument, newAccount } from './support/servedCalls'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deskCalls } from '@/domain/api/calls/deskCalls'
import { errorBodySchema } from '@/domain/api/contract'
import { invoiceWith } from '@/domain/invoices/fixtures'
import { paymentSchema } from '@/domain/invoices/invoice'
import { messageSchema } from '@/domain/messages/message'
import { packageWith } from '@/domain/packages/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { readMessage } from '../../functions/src/messages/outbox'
import { queueMessages } from '../../functions/src/messages/queueMessages'
import { dryRun } from '../../functions/src/messages/dryRun'
import { adminAuth, adminStore } from '../support/emulators'
import { putGym } from './support/gymFixtures'
import { openAdminStore } from './support/dataStores'
import { emptyStore } from './support/emptyStore'

const IRON = 'sms-iron'
const ICE = 'sms-ice'
const tokens = { admin: '', owner: '', manager: '', sales: '', other: '' }
const { store } = openAdminStore()

const currentPackage = packageWith({ name: '₹1,180 plan', endDate: civil('2026-11-20') })
const reminder = (fields: object = {}) => ({
  gymId: IRON,
  to: { memberId: 'asha' },
  templateKey: 'renewalDue',
  ...fields,
})

const queue = (input: object, token = tokens.owner, parts = {}) => ask('sendSMS', input, { token }, parts)

async function queued(input: object, token = tokens.owner, parts = {}) {
  const { status, body } = await queue(input, token, parts)
  expect([status, body]).toMatchObject([200, {}])
  const answer = deskCalls.sendSMS.output.parse(body)
  if (answer.kind !== 'done') throw new Error(answer.reason)
  return answer
}

async function refused(input: object, token = tokens.owner) {
  const { status, body } = await queue(input, token)
  expect([status, body]).toMatchObject([200, {}])
  const answer = deskCalls.sendSMS.output.parse(body)
  if (answer.kind !== 'refused') throw new Error('it was queued')
  return answer
}

async function messages() {
  const { docs } = await adminStore().collection('outbox').get()
  return docs.map(({ id }) => id)
}

async function messageOf(id: string) {
  const stored = await store.get(`outbox/${id}`)
  if (stored === null) throw new Error('no such message')
  return messageSchema.parse(readMessage(stored))
}

/** Members and one employee of a centre, by id and number. */
const people = (gymId: string, numbers: Record<string, string>, collection = 'members', fields = {}) =>
  store.batch((writer) => {
    for (const [id, phone] of Object.entries(numbers))
      writer.set(`${collection}/${id}`, {
        gymId,
        name: `Person ${id}`,
        phone,
        email: `${id}@example.com`,
        ...fields,
      })
  })

const cap = (smsDailyCap: number) => putGym(store, IRON, { preference: { smsDailyCap } })

beforeAll(async () => {
  tokens.admin = await newAccount('sms-admin', { admin: true })
  tokens.owner = await newAccount(IRON, { role: 'Client', clientType: 'GYM', gymId: IRON })
  tokens.other = await newAccount(ICE, { role: 'Client', clientType: 'GYM', gymId: ICE })
  tokens.manager = await newAccount('sms-desk', { role: 'Manager', clientType: 'GYM', gymId: IRON })
  tokens.sales = await newAccount('sms-sales', { role: 'Sales' })
})

beforeEach(async () => {
  await emptyStore()
  await putGym(store, IRON)
  await putGym(store, ICE)
  const numbers = {
    asha: '98765 43210',
    ravi: '9876543211',
    again: '+91 98765 43210',
    meera: '9876543212',
    zoya: '9876543213',
    abroad: '+971 50 123 4567',
    noNumber: '12345',
  }
  await people(IRON, numbers, 'members', { currentPackage })
  await people(ICE, { stranger: '9876543299' }, 'members', { currentPackage })
})

describe('sendSMS', () => {
  it('queues the rendered message to the number as providers take it', async () => {
    const answer = await queued(reminder())
    expect(answer).toMatchObject({
      ok: true,
      status: 'queued',
      ids: [answer.id],
      cap: { limit: 200, used: 1, usedInMonth: 1 },
    })
    expect(await messageOf(answer.id)).toMatchObject({
      gymId: IRON,
      channel: 'sms',
      to: '+919876543210',
      status: 'queued',
      attempts: 0,
      category: 'service',
      source: IRON,
      rendered:
        'Dear Person asha, your Rs.1,180 plan membership at Centre sms-iron ends on 20 Nov, 2026. Renew in time to keep training.',
    })
  })

  it('queues one for each recipient, and each recipient once', async () => {
    const { ids, cap: counted } = await queued(
      reminder({ to: [{ memberId: 'asha' }, { memberId: 'ravi' }, { memberId: 'again' }] }),
    )
    expect(ids).toHaveLength(3)
    expect([ids[0], new Set(ids).size, counted.used]).toEqual([ids[2], 2, 2])
    expect((await messages()).sort()).toEqual([...new Set(ids)].sort())
    const said = await Promise.all(ids.map(async (id) => (await messageOf(id)).rendered))
    expect(said.map((text) => text.slice(0, 17))).toEqual([
      'Dear Person asha,',
      'Dear Person ravi,',
      'Dear Person asha,',
    ])
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

  it('queues nothing twice under one key, and does not count it', async () => {
    const first = await queued(reminder({ dedupeKey: 'receipt:1' }))
    expect(first.id).toMatch(/^[0-9a-f]{64}$/)
    const before = await everyDocument()
    expect(await queued(reminder({ dedupeKey: 'receipt:1' }))).toEqual(first)
    expect(await everyDocument()).toEqual(before)
    expect((await queued(reminder({ dedupeKey: 'receipt:2' }))).id).not.toBe(first.id)
    expect((await queued(reminder())).id).not.toBe((await queued(reminder())).id)
  })

  it('queues one of many that come at once under one key', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => queued(reminder({ dedupeKey: 'rush' }))),
    )
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(await messages()).toHaveLength(1)
    expect((await queued(reminder({ dedupeKey: 'rush' }))).cap.used).toBe(1)
  })

  it('sends no more in a day than the centre’s cap, in a rush as well', async () => {
    await cap(5)
    const answers = await Promise.all(Array.from({ length: 12 }, () => queue(reminder())))
    const kinds = answers.map(({ body }) => deskCalls.sendSMS.output.parse(body).kind).sort()
    expect(kinds.filter((kind) => kind === 'done')).toHaveLength(5)
    expect(await messages()).toHaveLength(5)
    const { reason, field } = await refused(reminder())
    expect([reason, field]).toEqual([expect.stringContaining('5 messages of today'), 'to'])
  })

  it('sends all of a list or none', async () => {
    await cap(3)
    await queued(reminder({ to: [{ memberId: 'asha' }, { memberId: 'ravi' }] }))
    const { reason } = await refused(reminder({ to: [{ memberId: 'meera' }, { memberId: 'zoya' }] }))
    expect(reason).toContain('Only 1 message of 3')
    expect(await messages()).toHaveLength(2)
    await queued(reminder({ to: { memberId: 'meera' } }))
  })

  it('counts anew when the centre’s day begins', async () => {
    await cap(1)
    const at = (instant: string) => ({ now: () => new Date(instant) })
    await queued(reminder(), tokens.owner, at('2026-11-20T18:29:00Z'))
    const late = await queue(reminder(), tokens.owner, at('2026-11-20T18:29:59Z'))
    expect(late.body).toMatchObject({ kind: 'refused' })
    expect((await queued(reminder(), tokens.owner, at('2026-11-20T18:30:00Z'))).cap.used).toBe(1)
  })

  it('is for the owner, the manager and administrators', async () => {
    const before = await everyDocument()
    for (const token of [tokens.sales, tokens.other])
      expect((await queue(reminder(), token)).status).toBe(403)
    expect((await queue(reminder(), '')).status).toBe(401)
    expect(await everyDocument()).toEqual(before)
    await queued(reminder(), tokens.manager)
    await queued(reminder({ gymId: ICE, to: { memberId: 'stranger' } }), tokens.admin)
  })

  it('names what is not acceptable', async () => {
    const issuesOf = async (fields: object) => {
      const { status, body } = await queue(reminder(fields))
      return [status, errorBodySchema.parse(body).error.issues?.map(({ path }) => path)]
    }
    expect(await issuesOf({ to: [] })).toEqual([400, ['to']])
    expect(await issuesOf({ to: Array.from({ length: 101 }, () => ({ memberId: 'asha' })) })).toEqual([
      400,
      ['to'],
    ])
    for (const to of [
      '9876543210',
      ['9876543210'],
      { owner: true },
      { memberId: 'a/b' },
      { memberId: 'asha', phone: '1' },
    ])
      expect([to, (await queue(reminder({ to }))).status]).toEqual([to, 400])
    expect(await issuesOf({ templateKey: 'a/b' })).toEqual([400, ['templateKey']])
    expect(await issuesOf({ vars: { name: null } })).toEqual([400, ['vars.name']])
    expect(await issuesOf({ channel: 'fax' })).toEqual([400, ['channel']])
    expect(await issuesOf({ message: ' ' })).toEqual([400, ['message']])
  })

  it('refuses in words at the field what can’t be sent, and then nothing is queued', async () => {
    await people(IRON, { fresh: '9876543215' })
    for (const [field, fields] of [
      ['to', { to: [{ memberId: 'asha' }, { memberId: 'noNumber' }] }],
      ['templateKey', { templateKey: 'unheardOf' }],
      ['templateKey', { templateKey: 'constructor' }],
      ['vars', { to: { memberId: 'fresh' } }],
    ] as const)
      expect(await refused(reminder(fields))).toMatchObject({ field })
    expect(await messages()).toEqual([])
  })

  it('writes by the centre’s own template, and by no other centre’s', async () => {
    const template = {
      key: 'renewalDue',
      channel: 'sms',
      body: 'Ends {#var#}.',
      varNames: ['endDate'],
      dltTemplateId: '1107',
      header: 'IRNGYM',
      category: 'service',
    }
    const put = (gymId: string) =>
      adminStore()
        .doc(`messageTemplates/${IRON}_renewalDue_sms`)
        .set({ ...template, gymId })
    await put(ICE)
    expect((await messageOf((await queued(reminder())).id)).rendered).toContain('Dear Person asha')
    await put(IRON)
    expect(await messageOf((await queued(reminder())).id)).toMatchObject({
      rendered: 'Ends 20 Nov, 2026.',
      dltTemplateId: '1107',
      header: 'IRNGYM',
    })
  })

  describe('words that look like a receipt', () => {
    const paid = (id: string, amount: number, fields: object = {}) =>
      paymentSchema.parse({ id, amount, date: '2026-11-20', modeOfPayment: 'Cash', ...fields })
    const invoice = invoiceWith({
      ...{ gymId: IRON, memberId: 'asha', customerName: 'Asha Rao', amount: 1180, totalAmount: 1180 },
      payments: [paid('half', 500), paid('slip', 300), paid('back', -300, { kind: 'reversal', of: 'slip' })],
    })
    const receipt = (fields: object = {}) =>
      reminder({ templateKey: 'receipt', invoiceId: invoice.id, paymentId: 'half', ...fields })

    beforeEach(() => store.batch((writer) => writer.set(`invoices/${invoice.id}`, { ...invoice })))

    it('are filled in by the server from invoice and payment, whatever the caller says', async () => {
      const told = {
        name: 'Ravi',
        amount: '₹99,999.00',
        invoiceNumber: 'X',
        date: 'today',
        centre: 'Another',
      }
      const { id } = await queued(receipt({ vars: told }), tokens.manager)
      const { rendered, attachment } = await messageOf(id)
      expect(rendered).toMatch(/^Dear .*, Centre sms-iron has received Rs\.500\.00 for /)
      expect(rendered).toContain(invoice.invoiceNumber)
      expect(rendered).not.toContain('99,999')
      expect(attachment).toBeNull()
    })

    it('need an invoice of the centre, a payment that stands, and go to its customer alone', async () => {
      await store.batch((writer) => writer.set('invoices/theirs', { ...invoice, id: 'theirs', gymId: ICE }))
      for (const [field, fields] of [
        ['invoiceId', { invoiceId: undefined }],
        ['invoiceId', { invoiceId: 'none' }],
        ['invoiceId', { invoiceId: 'theirs' }],
        ['paymentId', { paymentId: 'none' }],
        ['paymentId', { paymentId: 'slip' }],
        ['vars', { paymentId: undefined }],
        ['to', { to: { memberId: 'ravi' } }],
      ] as const)
        expect([field, await refused(receipt(fields))]).toMatchObject([field, { field }])
      expect(await messages()).toEqual([])
    })

    it('nor are they another template’s that names an amount', async () => {
      await adminStore()
        .doc(`messageTemplates/${IRON}_thanks_sms`)
        .set({ gymId: IRON, key: 'thanks', channel: 'sms', body: 'We have {#var#}.', varNames: ['amount'] })
      const thanks = reminder({ templateKey: 'thanks', vars: { amount: '₹5,000' } })
      expect(await refused(thanks)).toMatchObject({ field: 'invoiceId' })
    })
  })

  describe('words of a caller’s own', () => {
    const words = {
      name: 'Ravi, we had Rs.9,000',
      centre: 'Iron Headquarters',
      package: 'paid',
      endDate: 'X',
    }

    it('take the place of no name, centre or package that the records know', async () => {
      const { rendered, vars } = await messageOf((await queued(reminder({ vars: words }), tokens.manager)).id)
      expect(rendered).toBe((await messageOf((await queued(reminder())).id)).rendered)
      expect(Object.values(vars)).not.toContain(words.name)
    })

    it('are a few in a template that asks for them, and tell no amount', async () => {
      const notes = { gymId: IRON, key: 'note', channel: 'email', body: '{#var#}: {#var#}' }
      await adminStore()
        .doc(`messageTemplates/${IRON}_note_email`)
        .set({ ...notes, varNames: ['name', 'note'] })
      const note = (said: string) => reminder({ templateKey: 'note', channel: 'email', vars: { note: said } })
      for (const said of ['Received ₹500', 'Got Rs. 500 from you', '500 rupees came', 'x'.repeat(31)])
        expect([said, await refused(note(said), tokens.manager)]).toMatchObject([said, { field: 'vars' }])
      const { id } = await queued(note('The court is closed'), tokens.manager)
      expect((await messageOf(id)).rendered).toBe('Person asha: The court is closed')
    })

    it('in a whole text are the owner’s', async () => {
      const text = reminder({ channel: 'email', message: 'We have received ₹30,000. Thank you.' })
      expect(await refused(text, tokens.manager)).toMatchObject({ field: 'message' })
      expect(await messages()).toEqual([])
      await queued(text)
    })
  })

  it('takes free text for the dry run, and none for an Indian number with a provider', async () => {
    expect((await messageOf((await queued(reminder({ message: 'Closed tomorrow' }))).id)).rendered).toBe(
      'Closed tomorrow',
    )
    const wish = { gymId: IRON, templateKey: 'note', vars: {}, channel: 'sms', message: 'Closed' } as const
    const acting = {
      caller: { uid: IRON, role: 'CLIENT', gymId: IRON },
      store,
      auth: adminAuth(),
      now: new Date(),
      requestId: 'request-1',
    } as const
    const provider = { ...dryRun, isDry: false }
    expect(await queueMessages({ ...wish, to: [{ memberId: 'asha' }] }, acting, provider)).toMatchObject({
      kind: 'refused',
      field: 'message',
    })
    await putGym(store, IRON, { preference: { messageCountries: ['IN', 'AE'] } })
    expect(await queueMessages({ ...wish, to: [{ memberId: 'abroad' }] }, acting, provider)).toMatchObject({
      kind: 'done',
    })
  })

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

  it('goes to the countries that the centre allows, its own where it names none', async () => {
    const abroad = reminder({ to: { memberId: 'abroad' } })
    expect(await refused(abroad)).toMatchObject({
      field: 'to',
      reason: expect.stringContaining('numbers of India only') as string,
    })
    await putGym(store, IRON, { preference: { messageCountries: ['IN', 'AE'] } })
    expect((await messageOf((await queued(abroad)).id)).to).toBe('+971501234567')
  })

  it('sends nothing for a centre that is disabled or not there', async () => {
    await putGym(store, IRON, { isDisabled: true })
    expect((await queue(reminder())).status).toBe(403)
    expect((await queue(reminder(), tokens.admin)).status).toBe(403)
    expect((await queue(reminder({ gymId: 'no-such-centre' }), tokens.admin)).status).toBe(422)
  })

  it('writes to the audit log who sent, and to nobody’s number', async () => {
    await queued(reminder())
    const { docs } = await adminStore().collection('auditLogs').get()
    expect(docs.map((entry) => entry.data())).toMatchObject([{ act: 'message.queue', by: IRON, gymId: IRON }])
    expect(JSON.stringify(docs.map((entry) => entry.data()))).not.toContain('98765')
  })
})
