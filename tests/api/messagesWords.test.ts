import {
  beginMessages,
  ICE,
  IRON,
  messageAccounts,
  messageOf,
  messages,
  people,
  queued,
  refused,
  reminder,
  store,
  tokens,
} from './support/messageGym'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { invoiceWith } from '@/domain/invoices/fixtures'
import { paymentSchema } from '@/domain/invoices/invoice'
import { queueMessages } from '../../functions/src/messages/queueMessages'
import { dryRun } from '../../functions/src/messages/dryRun'
import { adminAuth, adminStore } from '../support/emulators'
import { putGym } from './support/gymFixtures'

beforeAll(messageAccounts)
beforeEach(beginMessages)

describe('the text of a message', () => {
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

  it('writes by the text of Site config before any other, with its registration', async () => {
    const dltTemplateId = '1107161234567890123'
    const own = {
      body: 'Hi {firstName}, {centre} sees you off on {endDate}.',
      dltTemplateId,
      header: 'IRNGYM',
    }
    await putGym(store, IRON, { preference: { messageTexts: { renewalDue_sms: own } } })
    const { id } = await queued(reminder({ vars: { firstName: 'Boss' } }), tokens.manager)
    expect(await messageOf(id)).toMatchObject({
      rendered: 'Hi Person, Centre sms-iron sees you off on 20 Nov, 2026.',
      ...{ dltTemplateId, header: 'IRNGYM' },
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

  it('are the centre’s own text of Site config too, one that names no amount as well', async () => {
    const own = (body: string) =>
      putGym(store, IRON, {
        preference: { messageTexts: { receipt_sms: { body, dltTemplateId: '', header: '' } } },
      })
    await own('{centre}: {amount}, thanks {firstName}')
    const { rendered } = await messageOf((await queued(receipt({ dedupeKey: 'one' }))).id)
    expect(rendered).toMatch(/^Centre sms-iron: Rs\.500\.00, thanks Asha$/)
    await own('Thank you, {name}')
    expect(await refused(receipt({ dedupeKey: 'two', to: { memberId: 'ravi' } }))).toMatchObject({
      field: 'to',
    })
    expect((await messageOf((await queued(receipt({ dedupeKey: 'two' }))).id)).rendered).toBe(
      'Thank you, Asha Rao',
    )
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

  it('nor does the document go to anybody else with a text that tells no money, or with the owner’s own', async () => {
    await people(IRON, { kiran: '9876543221' }, 'leads')
    const about = (fields: object) => reminder({ channel: 'email', invoiceId: invoice.id, ...fields })
    const denied = [
      { to: { memberId: 'ravi' } },
      { to: [{ memberId: 'asha' }, { memberId: 'ravi' }] },
      { to: { leadId: 'kiran' }, templateKey: 'leadFollowUp' },
      { to: { memberId: 'ravi' }, message: 'Here it is' },
    ]
    for (const fields of denied)
      expect([fields, await refused(about(fields))]).toMatchObject([fields, { field: 'to' }])
    expect(await messages()).toEqual([])
    for (const to of [{ memberId: 'asha' }, { customerOf: invoice.id }])
      expect(await messageOf((await queued(about({ to, message: 'Here it is' }))).id)).toMatchObject({
        ...{ to: 'asha@example.com', attachment: { invoiceId: invoice.id } },
      })
    expect((await messageOf((await queued(about({}), tokens.manager)).id)).attachment).not.toBeNull()
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
    const amounts = ['Received ₹500', 'Got Rs. 500 from you', '500 rupees came', 'Rs500', 'INR500', '500/-']
    for (const said of [...amounts, 'x'.repeat(31)])
      expect([said, await refused(note(said), tokens.manager)]).toMatchObject([said, { field: 'vars' }])
    const { id } = await queued(note('The court is closed'), tokens.manager)
    expect((await messageOf(id)).rendered).toBe('Person asha: The court is closed')
  })

  it('are a day where the text has one, or the owner’s', async () => {
    const missed = (date: string) =>
      reminder({ templateKey: 'notMarkedOut', channel: 'whatsapp', vars: { date } })
    for (const said of ['9000 received', 'paid'])
      expect([said, await refused(missed(said), tokens.manager)]).toMatchObject([said, { field: 'vars' }])
    for (const [said, token] of [
      ['20 Nov, 2026', tokens.manager],
      ['the first day', tokens.owner],
    ] as const)
      expect((await messageOf((await queued(missed(said), token)).id)).rendered).toContain(said)
  })

  it('in a whole text are the owner’s', async () => {
    const text = reminder({ channel: 'email', message: 'We have received ₹30,000. Thank you.' })
    expect(await refused(text, tokens.manager)).toMatchObject({ field: 'message' })
    expect(await messages()).toEqual([])
    await queued(text)
  })
})
