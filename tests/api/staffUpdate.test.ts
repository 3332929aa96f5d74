import {
  accountOf,
  beginStaff,
  change,
  changed,
  done,
  hired,
  ICE,
  IRON,
  recordOf,
  staffAccounts,
  staffs,
  tokens,
} from './support/staffGym'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { randomUUID } from 'node:crypto'
import { errorBodySchema } from '@/domain/api/contract'
import { addDays, civilDateIn } from '@/domain/shared/calendar'
import { formatCivil } from '@/domain/shared/formatDate'
import { staffSchema } from '@/domain/staff/staff'
import { adminStore } from '../support/emulators'
import { everyAccount, everyDocument } from './support/servedCalls'

beforeAll(staffAccounts)
beforeEach(beginStaff)

describe('updateEmployee', () => {
  it('changes the named fields and no other, in the record and in the account', async () => {
    const uid = await hired({ designation: 'Trainer' })
    const email = `new-${randomUUID()}@iron.test`
    expect(await changed(uid, { name: 'Ravi Verma', email, city: 'Pune' })).toEqual({
      ...done(uid),
      isInvited: true,
    })
    expect(await recordOf(uid)).toMatchObject({
      name: 'Ravi Verma',
      nameLower: 'ravi verma',
      email,
      city: 'Pune',
      designation: 'Trainer',
    })
    expect(await accountOf(uid)).toMatchObject({ email, displayName: 'Ravi Verma', disabled: false })
  })

  it('does not write anything for a repeat', async () => {
    const uid = await hired()
    await changed(uid, { city: 'Pune', isActive: false, reason: 'Moved away' })
    const before = [await everyDocument(), (await accountOf(uid)).tokensValidAfterTime]
    expect(await changed(uid, { city: 'Pune', isActive: false, reason: 'Moved away' })).toEqual(done(uid))
    expect([await everyDocument(), (await accountOf(uid)).tokensValidAfterTime]).toEqual(before)
  })

  it('keeps documents beside one another, each from its own folder, also where two come at once', async () => {
    const uid = await hired()
    const documentOf = (id: string, more: object = {}) => ({
      ...{ id, title: `Paper ${id}`, path: `${IRON}/staff/${uid}/document-${id}.pdf`, expiresOn: null },
      ...more,
    })
    const add = (id: string, more?: object) => changed(uid, { document: documentOf(id, more) })
    expect(await Promise.all([add('a'), add('b'), add('c')])).toEqual([done(uid), done(uid), done(uid)])
    const titles = async () => {
      const { documents } = staffSchema.pick({ documents: true }).parse(await recordOf(uid))
      return documents.map(({ title }) => title).sort()
    }
    expect(await titles()).toEqual(['Paper a', 'Paper b', 'Paper c'])
    expect(await add('x', { path: `${IRON}/staff/somebody/document-x.pdf` })).toMatchObject({
      ...{ kind: 'refused', field: 'document' },
    })
    await changed(uid, { dropsDocument: 'b', city: 'Pune' })
    await add('a', { title: 'Contract', expiresOn: '2027-03-31' })
    expect(await titles()).toEqual(['Contract', 'Paper c'])
    expect((await change(uid, { document: documentOf('d', { title: ' ' }) })).status).toBe(400)
  })

  it('keeps what somebody was paid by before a raise, with both in the audit log', async () => {
    const uid = await hired({ payBasis: 'monthly', payRate: 18_000 })
    await changed(uid, { payRate: 20_000, payFrom: '2026-11-01' })
    expect(await recordOf(uid)).toMatchObject({
      ...{ payRate: 20_000, payFrom: '2026-11-01' },
      earlierPay: [{ payBasis: 'monthly', payRate: 18_000, payFrom: null }],
    })
    const { docs } = await adminStore().collection('auditLogs').where('documentId', '==', uid).get()
    const update = docs.map((entry) => entry.data()).find(({ act }) => act === 'employee.update')
    expect(update?.['values']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: 'payRate', before: 18_000, after: 20_000 }),
        expect.objectContaining({ field: 'earlierPay.length', after: 1 }),
      ]),
    )
    expect((await change(uid, { earlierPay: [] })).status).toBe(400)
  })

  it('keeps the shift that another one follows until the day that is named, and tells it in the audit log', async () => {
    const today = civilDateIn(new Date(), 'Asia/Kolkata')
    const shift = { shiftStart: '14:00', shiftEnd: '22:00', weeklyOff: 'Sun' }
    const uid = await hired({ ...shift, joiningDate: addDays(today, -90) })
    expect(await changed(uid, { weeklyOff: 'Mon' })).toEqual(done(uid))
    const until = addDays(today, -1)
    expect(await recordOf(uid)).toMatchObject({ weeklyOff: 'Mon', earlierShifts: [{ ...shift, until }] })
    const { docs } = await adminStore().collection('auditLogs').where('documentId', '==', uid).get()
    const update = docs.map((entry) => entry.data()).find(({ act }) => act === 'employee.update')
    const told = `2:00 pm to 10:00 pm, weekly off Sunday, until ${formatCivil(until)}`
    expect(update?.['values']).toEqual([
      expect.objectContaining({ field: 'weeklyOff', before: 'Sun', after: 'Mon' }),
      expect.objectContaining({ field: 'earlierShifts', after: told }),
    ])
    const early = { shiftStart: '06:00', shiftEnd: '14:00', shiftFrom: addDays(today, -10) }
    expect((await change(uid, early, tokens.manager)).status).toBe(403)
    expect(await changed(uid, early)).toEqual(done(uid))
    const once = await recordOf(uid)
    expect(once).toMatchObject({
      ...{ shiftStart: '06:00', weeklyOff: 'Mon' },
      earlierShifts: [{ ...shift, until: addDays(today, -11) }],
    })
    expect(once).not.toHaveProperty('shiftFrom')
    expect(await changed(uid, early)).toEqual(done(uid))
    expect(await recordOf(uid)).toEqual(once)
    expect((await change(uid, { earlierShifts: [] })).status).toBe(400)
    expect((await change(uid, { weeklyOff: 'Tue', shiftFrom: 'soon' })).status).toBe(400)
    expect(await changed(uid, { weeklyOff: 'Tue', shiftFrom: '' })).toEqual(done(uid))
    expect(await recordOf(uid)).toMatchObject({ weeklyOff: 'Tue', earlierShifts: [] })
  })

  it('takes a fixed commission with its amount alone, judged by what stands in the record', async () => {
    const commissionCategoryId = 'some_sales'
    const uid = await hired({ commissionCategoryId, commissionRate: 5 })
    const lacking = {
      kind: 'refused',
      field: 'commissionAmount',
      reason: 'Enter the amount of the commission',
    }
    expect(await changed(uid, { commissionBasis: 'fixed' })).toEqual(lacking)
    expect((await change(uid, { commissionBasis: 'each' })).status).toBe(400)
    expect((await change(uid, { renewalRate: 101 })).status).toBe(400)
    expect(await changed(uid, { commissionBasis: 'fixed', commissionAmount: 500 })).toEqual(done(uid))
    expect(await changed(uid, { commissionAmount: null })).toEqual(lacking)
    expect(await changed(uid, { renewalAmount: 200 })).toEqual(done(uid))
    expect(await recordOf(uid)).toMatchObject({
      ...{ commissionBasis: 'fixed', commissionAmount: 500, renewalAmount: 200 },
    })
  })

  it('keeps the last day of work that was named, and ends access now all the same', async () => {
    const today = civilDateIn(new Date(), 'Asia/Kolkata')
    const lastDay = addDays(today, -20)
    const uid = await hired({ joiningDate: addDays(today, -90) })
    const refusals = [
      [addDays(today, 1), 'Choose a day that isn’t in the future'],
      [addDays(today, -91), `Choose ${formatCivil(addDays(today, -90))} or later: they joined then`],
    ]
    for (const [leftOn, reason] of refusals)
      expect(await changed(uid, { isActive: false, reason: 'Moved', leftOn })).toEqual({
        ...{ kind: 'refused', field: 'leftOn', reason },
      })
    expect((await change(uid, { isActive: false, leftOn: 'soon' })).status).toBe(400)
    expect(await recordOf(uid)).toMatchObject({ isActive: true, leftOn: null })
    expect(await changed(uid, { isActive: false, reason: 'Moved', leftOn: lastDay })).toEqual(done(uid))
    expect(await recordOf(uid)).toMatchObject({ isActive: false, leftOn: lastDay })
    expect((await accountOf(uid)).disabled).toBe(true)
    const corrected = addDays(today, -18)
    expect(await changed(uid, { leftOn: addDays(today, 1) })).toMatchObject({ field: 'leftOn' })
    expect(await changed(uid, { leftOn: corrected })).toEqual(done(uid))
    expect(await recordOf(uid)).toMatchObject({ isActive: false, leftOn: corrected })
    expect(await changed(uid, { isActive: true, leftOn: '' })).toEqual(done(uid))
    expect(await recordOf(uid)).toMatchObject({ isActive: true, leftOn: null, gaps: [] })
  })

  it('counts who is deleted out and who is restored in, once', async () => {
    const uid = await hired()
    expect(await staffs()).toBe(1)
    await changed(uid, { deleted: true })
    await changed(uid, { deleted: true })
    expect([await staffs(), (await accountOf(uid)).disabled]).toEqual([0, true])
    await changed(uid, { deleted: false })
    expect([await staffs(), (await accountOf(uid)).disabled]).toEqual([1, false])
  })

  it('is for the owner and for administrators', async () => {
    const uid = await hired()
    for (const token of [tokens.manager, tokens.sales, tokens.other])
      expect((await change(uid, { city: 'Pune' }, token)).status).toBe(403)
    expect(await changed(uid, { city: 'Pune' }, tokens.admin)).toEqual(done(uid))
  })

  it('touches no other centre’s employee, and no account that is no employee', async () => {
    const foreign = await hired({ gymId: ICE }, tokens.other)
    await adminStore().doc(`staff/${IRON}`).set({ gymId: IRON, name: 'The owner as an older record' })
    await adminStore().doc('staff/change-admin').set({ gymId: IRON, name: 'Not an employee' })
    const before = [await everyDocument(), await everyAccount()]
    for (const uid of [foreign, 'no-such-employee', IRON, 'change-admin']) {
      const { status, body } = await change(uid, { isActive: false, email: 'mine@iron.test' })
      expect([status, errorBodySchema.parse(body).error.code]).toEqual([422, 'not-found'])
    }
    expect([await everyDocument(), await everyAccount()]).toEqual(before)
  })

  it('changes an older employee who never had an account', async () => {
    await adminStore().doc('staff/older').set({ gymId: IRON, name: 'Older Record', phone: 9876543210 })
    expect(await changed('older', { isActive: false })).toEqual(done('older'))
    expect(await recordOf('older')).toMatchObject({
      isActive: false,
      phone: '9876543210',
      nameLower: 'older record',
    })
  })

  it('refuses in words at the field, and then nothing has changed', async () => {
    const first = await hired({ biometricId: 5 })
    const uid = await hired()
    const before = [await everyDocument(), await everyAccount()]
    const taken = (await accountOf(first)).email
    for (const [field, fields] of [
      ['email', { email: taken, city: 'Pune' }],
      ['biometricId', { biometricId: 5, role: 'Sales', email: `unused-${randomUUID()}@iron.test` }],
      ['dob', { dob: '2024-01-01' }],
      ['dp', { dp: `${ICE}/staff/${uid}/photo-1.webp` }],
    ] as const)
      expect(await changed(uid, fields)).toMatchObject({ kind: 'refused', field })
    expect([await everyDocument(), await everyAccount()]).toEqual(before)
    expect(await changed(uid, { dp: `${IRON}/staff/${uid}/photo-1.webp` })).toEqual(done(uid))
  })

  it('keeps a bank account whole, and its number out of the audit log', async () => {
    const uid = await hired()
    const half = { kind: 'refused', field: 'bankCode' }
    expect(await changed(uid, { bankAccount: '0050 1000-1234' })).toMatchObject(half)
    const whole = { bankAccount: '0050 1000-1234', bankCode: 'hdfc0001234' }
    expect(await changed(uid, whole)).toEqual(done(uid))
    expect(await recordOf(uid)).toMatchObject({ bankAccount: '005010001234', bankCode: 'HDFC0001234' })
    expect(await changed(uid, { bankCode: '' })).toMatchObject(half)
    const { docs } = await adminStore().collection('auditLogs').get()
    const log = JSON.stringify(docs.map((line) => line.data()))
    expect(log).toContain('bankAccount')
    expect(log).not.toContain('005010001234')
  })

  it('takes outside of India an account without a bank, and a bank by the digits of its country (PRODUCT 2.R)', async () => {
    const digits = { bankAccount: '000123456789', bankCode: '021000021' }
    const uid = await hired()
    expect(await changed(uid, digits)).toMatchObject({ kind: 'refused', field: 'bankCode' })
    await adminStore()
      .doc(`gyms/${IRON}`)
      .update({ preference: { locale: 'en-US' } })
    expect(await changed(uid, digits)).toEqual(done(uid))
    expect(await recordOf(uid)).toMatchObject(digits)
    expect(await changed(uid, { bankCode: '' })).toEqual(done(uid))
    const other = await hired({ bankAccount: '000987654321' })
    expect(await recordOf(other)).toMatchObject({ bankAccount: '000987654321', bankCode: '' })
  })

  it('names each field that is not acceptable', async () => {
    const uid = await hired()
    const { status, body } = await change(uid, { name: '', isDisabled: true })
    expect(status).toBe(400)
    expect(
      errorBodySchema
        .parse(body)
        .error.issues?.map(({ path }) => path)
        .sort(),
    ).toEqual(['', 'name'])
  })

  it('writes to the audit log what was done', async () => {
    const uid = await hired()
    await changed(uid, { city: 'Pune' })
    await changed(uid, { role: 'Sales' })
    await changed(uid, { isActive: false })
    await changed(uid, { isActive: true })
    await changed(uid, { deleted: true })
    const { docs } = await adminStore().collection('auditLogs').where('documentId', '==', uid).get()
    const acts = docs.map((entry) => String(entry.data()['act'])).sort()
    expect(acts).toEqual([
      'employee.create',
      'employee.deactivate',
      'employee.delete',
      'employee.restore',
      'employee.role',
      'employee.update',
    ])
  })
})

describe('an employee’s number on the devices', () => {
  const press = (pin: string) =>
    adminStore()
      .doc(`punches/DOOR_${pin}_20261119063107_0`)
      .set({
        ...{ gymId: IRON, sn: 'DOOR', pin, localTime: '2026-11-19 06:31:07', date: '2026-11-19' },
        ...{ at: new Date('2026-11-19T01:01:07Z'), month: '2026-11', status: 0, verify: 1, personId: '' },
        ...{ result: 'unknownPin', receivedAt: new Date('2026-11-19T01:01:08Z') },
      })
  const pressed = async (pin: string) =>
    (await adminStore().doc(`punches/DOOR_${pin}_20261119063107_0`).get()).data()

  it('counts what they pressed before they were hired with it, or given it on the form', async () => {
    await Promise.all(['8101', '8102', '8103'].map(press))
    const uid = await hired({ biometricId: 8101 })
    expect(await pressed('8101')).toMatchObject({ result: 'counted', personId: uid })
    const other = await hired()
    await changed(other, { biometricId: 8102 })
    expect(await pressed('8102')).toMatchObject({ result: 'counted', personId: other })
    expect(await pressed('8103')).toMatchObject({ result: 'unknownPin', personId: '' })
  })
})
