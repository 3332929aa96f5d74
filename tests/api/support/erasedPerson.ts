import { getStorage } from 'firebase-admin/storage'
import type { CollectionReference } from 'firebase-admin/firestore'
import { memberPackageSchema } from '@/domain/packages/memberPackage'
import { contactWith, leadWith } from '@/domain/leads/fixtures'
import { keepDashboard } from '@/data/dashboard/keepDashboard'
import { shardOf } from '@/domain/members/directory'
import type { DocumentStore, StoredData } from '@/data/store/documentStore'
import { adminApp, adminStore } from '../../support/emulators'
import { repositoriesOver } from '../../support/repositories'
import { STAGE, now, openStage } from './actStages'
import { cashRow, doneAs, keyOf, ownerActs, saleInputOn } from './acts'
import { putDevice, queueCommand } from './deviceFixtures'
import { formOf, gymInfo, monthly } from './gymFixtures'

/** Nobody else is called, reached or spoken of like this. */
export const NAME = 'Zarquon Vogon'
const PHONE = '9000012345'
const MAIL = 'Zarquon@marker.test'
export const MARKER = /zarquon|9000012345/i
export const ASHA = 'asha'
export const LEAD = 'asha-lead'
const MERGED = 'asha-merged'
export const SN = 'CGKK214560001'
export const PIN = '1042'
export const DAYS = ['2024-02-29', '2026-01-05', '2026-01-06']

const bucket = () => getStorage(adminApp()).bucket()
const photoPath = `${STAGE}/members/${ASHA}/photo-abc.png`

/** Every document of the project that says something of the person. */
export async function whereMarked(): Promise<string[]> {
  const found: string[] = []
  const look = async (collection: CollectionReference): Promise<void> => {
    for (const reference of await collection.listDocuments()) {
      const data = (await reference.get()).data()
      if (MARKER.test(reference.path) || MARKER.test(JSON.stringify(data ?? {}))) found.push(reference.path)
      for (const below of await reference.listCollections()) await look(below)
    }
  }
  for (const collection of await adminStore().listCollections()) await look(collection)
  return found.sort()
}

/** What the tax law keeps, one by one: the invoice, and the chained entries of it, with the reference of its payment. */
export async function keptForTax(invoiceId: string): Promise<string[]> {
  const { docs } = await adminStore().collection('ledger').where('invoiceId', '==', invoiceId).get()
  const entries = docs.filter((entry) => MARKER.test(JSON.stringify(entry.data()))).map(({ ref }) => ref.path)
  return [`invoices/${invoiceId}`, ...entries].sort()
}

export const filesLeft = async (): Promise<string[]> =>
  (await bucket().getFiles({ prefix: `${STAGE}/` }))[0].map(({ name }) => name).sort()

/** A person with a word in every place that a centre has for one; the package is over, and nothing is owed. */
export async function livedHere(store: DocumentStore): Promise<{ invoiceId: string; draftId: string }> {
  const put = (path: string, data: StoredData) => store.batch((writer) => writer.set(path, data))
  await openStage(store)
  const members = repositoriesOver(store, { now: () => now }).members
  const gym = gymInfo(STAGE)
  const form = formOf({
    name: NAME,
    phone: PHONE,
    email: MAIL,
    address: '1 Zarquon Road',
    notes: 'Zarquon limps',
  })
  await members.add(STAGE, ASHA, form, gym)
  const contact = contactWith({ id: 'c1', note: 'Zarquon wants to skate', by: 'desk' })
  const lead = {
    gymId: STAGE,
    name: NAME,
    nameLower: NAME.toLowerCase(),
    phone: PHONE,
    phoneDigits: PHONE,
    email: MAIL,
  }
  await put(
    `leads/${LEAD}`,
    leadWith({ ...lead, id: LEAD, interactions: [contact], notes: 'Asked by Zarquon' }),
  )
  await put(`leads/${MERGED}`, leadWith({ ...lead, id: MERGED, deleted: true, mergedInto: LEAD }))
  await doneAs(store, STAGE, ownerActs(STAGE), {
    act: 'assign',
    key: keyOf('asha buys'),
    input: {
      ...{ memberId: ASHA, templateId: monthly.id, asks: false, leadId: LEAD },
      terms: saleInputOn(now, {
        ...{ promoCode: 'DIWALI', promoId: 'stage-diwali', comments: 'Zarquon pays' },
        payments: [cashRow(900, { reference: 'zarquon@upi' })],
      }),
    },
  })
  const draftId = 'asha-draft'
  const invoiceId = `${STAGE}_${keyOf('asha buys')}`
  const invoice = (await store.get(`invoices/${invoiceId}`))?.data ?? {}
  await put(`invoices/${draftId}`, {
    ...{
      ...invoice,
      id: draftId,
      held: 'Draft',
      status: 'Draft',
      invoiceNumber: '',
      issuedOn: null,
      fy: '',
      seq: 0,
    },
    ...{ paidOn: null, payments: [], creditNotes: [], creditMoves: [], due: 0, promoId: '', sale: null },
  })
  const over = memberPackageSchema.parse({
    ...{
      id: 'p1',
      name: 'Monthly',
      comments: 'Zarquon again',
      startDate: '2026-01-01',
      endDate: '2026-01-31',
    },
    freezes: [{ id: 'f', from: '2026-01-10', to: '2026-01-12', reason: 'Zarquon is ill' }],
    extensions: [{ on: '2026-01-13', days: 1, reason: 'For Zarquon' }],
  })
  await store.batch((writer) => {
    writer.merge(`members/${ASHA}`, {
      ...{
        biometricUserId: Number(PIN),
        currentPackage: null,
        lastPackage: over,
        dp: photoPath,
        idProof: 'zarquon.pdf',
      },
      ...{ guardian: { name: 'Zarquon Senior', phone: PHONE, relation: 'Father', consentOn: null } },
      ...{
        dob: '1990-02-03',
        referralCode: 'ZARQUON',
        trainerId: 'ravi',
        trainerName: 'Ravi',
        healthNotes: 'Zarquon, asthma',
      },
    })
    writer.set(`members/${ASHA}/packageHistory/p0`, { ...over, id: 'p0', gymId: STAGE, memberId: ASHA })
    writer.merge(`attendance/${STAGE}_${ASHA}`, {
      ...{ gymId: STAGE, memberId: ASHA, personId: ASHA, personType: 'member' },
      ...{ '29-2-2024': [visit], '5-1-2026': [visit], '6-1-2026': [visit] },
    })
    for (const date of DAYS)
      writer.set(`attendanceDays/${STAGE}_${date}`, {
        ...{ gymId: STAGE, date },
        people: {
          ravi: {
            type: 'member',
            name: 'Ravi Rao',
            code: 'R1',
            dp: '',
            visits: [visit],
            by: 'desk',
            overrides: [],
          },
          [ASHA]: {
            ...{ type: 'member', name: NAME, code: 'Z1', dp: photoPath, visits: [visit], by: 'desk' },
            overrides: [{ at: now, reason: 'Zarquon asked', by: 'desk' }],
            corrections: [{ id: 'x', at: now, by: STAGE, reason: 'Zarquon forgot', before: [] }],
          },
        },
      })
    writer.set(`attendanceCorrections/${STAGE}_c`, {
      ...{ gymId: STAGE, personId: ASHA, personType: 'member', date: '2026-01-05', before: [], after: [] },
      ...{ reason: 'Zarquon forgot', by: STAGE, at: now },
    })
    const mail = {
      gymId: STAGE,
      channel: 'email',
      templateKey: 'invoiceIssued',
      rendered: `Dear ${NAME}`,
      status: 'sent',
    }
    const about = {
      vars: { name: NAME },
      attachment: { invoiceId, name: '', bytes: 0 },
      nextAttemptAt: null,
      createdAt: now,
    }
    writer.set('outbox/mailed', { ...mail, ...about, to: MAIL.toLowerCase() })
    writer.set('outbox/owners', {
      ...mail,
      ...about,
      to: 'owner@stage.test',
      templateKey: 'invoiceIssuedOwner',
    })
    const sms = { ...mail, channel: 'sms', templateKey: 'renewal', createdAt: now, nextAttemptAt: now }
    writer.set('outbox/waiting', { ...sms, to: `+91${PHONE}`, vars: { name: NAME }, status: 'queued' })
    writer.set('outbox/earlier', { ...sms, to: '+919000000001', personId: ASHA, vars: { name: 'Zarquon' } })
    writer.set('auditLogs/old', {
      ...{ gymId: STAGE, at: now, by: STAGE, byRole: 'CLIENT', act: 'member.update', collection: 'members' },
      ...{ documentId: ASHA, before: ['phone'], after: ['phone'] },
      values: [{ field: 'phone', before: PHONE, after: PHONE }],
    })
    writer.set('contributions/pay', {
      ...{
        gymId: STAGE,
        staffId: 'ravi',
        note: `Sold to ${NAME}`,
        source: { invoiceId, memberId: ASHA, leadId: '' },
      },
    })
    const failure = {
      id: `record ${ASHA}`,
      task: 'record',
      who: NAME,
      why: 'it is odd.',
      memberId: ASHA,
      invoiceId: '',
      at: now,
    }
    const drift = { id: `dues ${ASHA}`, what: `The balance due of ${NAME}`, memberId: ASHA, invoiceId: '' }
    const ofRavi = { ...drift, id: 'dues ravi', what: 'The balance due of Ravi', memberId: 'ravi' }
    const ofInvoice = { ...drift, id: 'bill', what: `The invoice of ${NAME}`, memberId: '', invoiceId }
    writer.set(`moneyChecks/${STAGE}`, {
      gymId: STAGE,
      failures: [failure, { ...failure, id: 'record ravi', who: 'Ravi', memberId: 'ravi' }],
      drifts: [drift, ofRavi],
      corrections: [ofInvoice, ofRavi],
    })
    writer.set('memberImports/file', { gymId: STAGE, of: 'members', at: now, ids: [ASHA, 'ravi'] })
    writer.set(`punches/late`, {
      ...{
        gymId: STAGE,
        sn: SN,
        pin: PIN,
        personType: 'member',
        personId: ASHA,
        name: NAME,
        result: 'whileDisabled',
      },
    })
    writer.merge(`gyms/${STAGE}`, { deviceSerials: [SN] })
    writer.set(`biometricUsers/${STAGE}_${PIN}`, {
      ...{ gymId: STAGE, pin: PIN, personType: 'member', personId: ASHA, desired: 'enabled', version: 3 },
      devices: { [SN]: { appliedVersion: 3, commandId: 1, state: 'done', at: now, returnCode: 0 } },
    })
  })
  await putDevice(store, { sn: SN, gymId: STAGE, secret: 'AB12CD34' })
  await queueCommand(store, SN, STAGE, {
    kind: 'ENABLE',
    pin: PIN,
    payload: { name: NAME, validFrom: null, validUntil: null },
  })
  await store.batch((writer) => {
    writer.merge(`biometricDevices/${SN}/commands/1`, { told: `Name=${NAME}` })
    writer.set(`biometricDevices/${SN}/roster/${PIN}`, { gymId: STAGE, sn: SN, pin: PIN, name: NAME })
    writer.set(`biometricDevices/${SN}/secrets/pin-${PIN}`, { passwd: 'zarquon' })
    writer.set(`biometricDevices/${SN}/secrets/command-1`, { text: `Name=${NAME}` })
  })
  await keepDashboard(store, STAGE, [shardOf(ASHA)], now)
  for (const name of [
    photoPath,
    `${STAGE}/members/${ASHA}/idProof-def.pdf`,
    `${STAGE}/members/ravi/photo-1.png`,
  ])
    await bucket()
      .file(name)
      .save(Buffer.from(name.includes('ravi') ? 'Ravi' : 'Zarquon'))
  return { invoiceId, draftId }
}

const visit = {
  entry: new Date('2026-01-05T01:00:00Z'),
  exit: new Date('2026-01-05T02:00:00Z'),
  isAutoExit: false,
}

export { STAGE }
