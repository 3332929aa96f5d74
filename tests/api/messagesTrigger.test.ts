import { beforeAll, expect, it } from 'vitest'
import { UPDATED_BY } from '@/data/store/stampedStore'
import { deskCalls } from '@/domain/api/calls/deskCalls'
import { invoiceWith } from '@/domain/invoices/fixtures'
import { packageWith } from '@/domain/packages/fixtures'
import { civilDateIn } from '@/domain/shared/calendar'
import { civil } from '@/domain/shared/civilDate'
import { adminStore } from '../support/emulators'
import { emptyStore } from '../support/emptyStore'
import { newCaller, send } from './support/callers'
import { putGym } from './support/gymFixtures'
import { openAdminStore } from './support/dataStores'

const IRON = 'trigger-iron'
let owner = ''

const currentPackage = packageWith({ name: 'Monthly', endDate: civil('2026-12-19') })

beforeAll(async () => {
  await emptyStore()
  await putGym(openAdminStore().store, IRON)
  await adminStore()
    .doc('members/trigger-asha')
    .set({ gymId: IRON, name: 'Asha', phone: '9876543210', email: 'asha@example.com', currentPackage })
  owner = await newCaller(IRON, { role: 'Client', clientType: 'GYM', gymId: IRON })
})

it('a message goes out by itself, as soon as it is queued', async () => {
  const body = {
    gymId: IRON,
    to: { memberId: 'trigger-asha' },
    templateKey: 'welcome',
  }
  const answer = await send(deskCalls.sendSMS.path, { token: owner, body })
  expect([answer.status, answer.body]).toMatchObject([200, { kind: 'done' }])
  const message = deskCalls.sendSMS.output.parse(answer.body)
  if (message.kind !== 'done') throw new Error(message.reason)
  const status = async () =>
    (await adminStore().doc(`outbox/${message.id}`).get()).data()?.['status'] as unknown
  await expect.poll(status, { timeout: 20_000, interval: 250 }).toBe('delivered')
})

it('an invoice that is issued goes to its customer, with the PDF attached', async () => {
  const invoice = invoiceWith({
    gymId: IRON,
    packageName: 'Quarterly',
    customerEmail: 'asha@example.com',
    needEmailCommToClient: true,
    issuedOn: civilDateIn(new Date(), 'Asia/Kolkata'),
  })
  await adminStore()
    .doc('invoices/trigger-i1')
    .set({ ...invoice, id: 'trigger-i1', [UPDATED_BY]: 'desk' })
  const sent = async () => {
    const found = await adminStore().collection('outbox').where('dedupeKey', '==', 'trigger-i1').get()
    return found.docs.map((document) => document.data())
  }
  await expect
    .poll(sent, { timeout: 25_000, interval: 500 })
    .toMatchObject([
      { status: 'delivered', to: 'asha@example.com', attachment: { name: 'Invoice IRN-26-27-000012.pdf' } },
    ])
})
