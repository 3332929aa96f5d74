import {
  accountOf,
  beginStaff,
  change,
  changed,
  done,
  hired,
  invitedAtOf,
  IRON,
  mailsTo,
  recordOf,
  staffAccounts,
  store,
  tokens,
} from './support/staffGym'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { randomUUID } from 'node:crypto'
import { civilDateIn } from '@/domain/shared/calendar'
import type { DocumentStore } from '@/data/store/documentStore'
import { adminAuth } from '../support/emulators'
import { putGym } from './support/gymFixtures'
import { everyAccount, everyDocument } from './support/servedCalls'

beforeAll(staffAccounts)
beforeEach(beginStaff)

describe('the account of an employee', () => {
  it('gives another role by new claims, and signs out who had the old ones', async () => {
    const uid = await hired()
    const from = Math.floor(Date.now() / 1000)
    await changed(uid, { role: 'Sales' })
    const { customClaims, tokensValidAfterTime } = await accountOf(uid)
    expect(customClaims).toEqual({ role: 'Sales', gymId: IRON, clientType: 'GYM' })
    expect(Date.parse(tokensValidAfterTime ?? '') / 1000).toBeGreaterThanOrEqual(from)
    expect((await recordOf(uid))?.['tokensValidAfter']).toBeGreaterThanOrEqual(from)
  })

  it('gives a sign-in to who had none, with a mail, and takes it away again with the account', async () => {
    const email = `ravi-${randomUUID()}@iron.test`
    const uid = await hired({ role: '', email: '' })
    expect(await changed(uid, { role: 'Manager' })).toMatchObject({ kind: 'refused', field: 'email' })
    const given = await changed(uid, { role: 'Manager', email })
    expect(given).toEqual({ kind: 'done', uid, isInvited: true })
    expect(await accountOf(uid)).toMatchObject({
      ...{ email, disabled: false, displayName: 'Ravi Kumar' },
      customClaims: { role: 'Manager', gymId: IRON, clientType: 'GYM' },
    })
    expect(await recordOf(uid)).toMatchObject({ role: 'Manager', signsIn: true, email })
    expect(await changed(uid, { email: '' })).toMatchObject({ kind: 'refused', field: 'email' })
    expect(await changed(uid, { role: '' })).toEqual(done(uid))
    await expect(accountOf(uid)).rejects.toThrow()
    const out = await recordOf(uid)
    expect(out).toMatchObject({ role: null, signsIn: false, email, invitedAt: null })
    expect(out?.['tokensValidAfter']).toBeGreaterThan(0)
    // A repeat, other changes, and the address with another employee.
    expect(await changed(uid, { role: '', city: 'Pune', email: '' })).toEqual(done(uid))
    await hired({ email })
    const before = [await everyDocument(), await everyAccount()]
    expect(await changed(uid, { role: 'Sales', email })).toMatchObject({ kind: 'refused', field: 'email' })
    expect([await everyDocument(), await everyAccount()]).toEqual(before)
    expect(await changed(uid, { role: 'Sales', email: `again-${email}` })).toMatchObject({ isInvited: true })
  })

  it('mails the right address where a wrong one was invited, once, and nobody who signs in already', async () => {
    const right = `right-${randomUUID()}@iron.test`
    const uid = await hired({ email: `wrong-${randomUUID()}@iron.test` })
    const first = await invitedAtOf(uid)
    expect(await changed(uid, { city: 'Pune' })).toEqual(done(uid))
    for (const _ of [1, 2])
      expect(await changed(uid, { email: right })).toEqual({ ...done(uid), isInvited: true })
    expect(await mailsTo(right)).toBe(1)
    expect(await accountOf(uid)).toMatchObject({ email: right, customClaims: { role: 'Manager' } })
    const second = await invitedAtOf(uid)
    expect(second).not.toBeNull()
    expect(second).not.toEqual(first)
    // Whoever is deactivated waits for their return.
    await changed(uid, { isActive: false })
    const later = `later-${right}`
    expect(await changed(uid, { email: later })).toEqual(done(uid))
    expect([await invitedAtOf(uid), await mailsTo(later)]).toEqual([null, 0])
    await changed(uid, { isActive: true })
    // A password that was set confirms the address.
    await adminAuth().updateUser(uid, { emailVerified: true })
    const last = `last-${right}`
    expect(await changed(uid, { email: last })).toEqual(done(uid))
    expect([(await accountOf(uid)).email, await mailsTo(last)]).toEqual([last, 0])
  })

  it('gives an account again to who lost it to another centre, with another address or role', async () => {
    const uid = await hired()
    const lost = () => adminAuth().deleteUser(uid)
    await lost()
    expect(await changed(uid, { city: 'Pune' })).toEqual(done(uid))
    await expect(accountOf(uid)).rejects.toThrow()
    const email = `ravi-${randomUUID()}@iron.test`
    expect(await changed(uid, { email })).toEqual({ ...done(uid), isInvited: true })
    expect([(await accountOf(uid)).email, await mailsTo(email)]).toEqual([email, 1])
    expect((await accountOf(uid)).customClaims).toMatchObject({ role: 'Manager', gymId: IRON })
    await lost()
    const first = await invitedAtOf(uid)
    expect(await changed(uid, { role: 'Sales' })).toEqual({ ...done(uid), isInvited: true })
    expect(await accountOf(uid)).toMatchObject({ email, disabled: false, customClaims: { role: 'Sales' } })
    expect(await invitedAtOf(uid)).not.toEqual(first)
    await lost()
    expect(await changed(uid, { role: '' })).toEqual(done(uid))
    await expect(accountOf(uid)).rejects.toThrow()
  })

  it('makes no account where the record can’t be written', async () => {
    const uid = await hired({ role: '', email: '' })
    const broken: DocumentStore = { ...store, transact: () => Promise.reject(new Error('no store')) }
    const fields = { role: 'Manager', email: `ravi-${randomUUID()}@iron.test` }
    expect((await change(uid, fields, tokens.owner, { store: broken })).status).toBe(500)
    await expect(accountOf(uid)).rejects.toThrow()
    expect(await recordOf(uid)).toMatchObject({ signsIn: false, role: null })
    expect(await changed(uid, fields)).toMatchObject({ kind: 'done', isInvited: true })
  })

  it('shuts out who is deactivated, and lets in again who is restored', async () => {
    const uid = await hired()
    const from = Math.floor(Date.now() / 1000)
    await changed(uid, { isActive: false, reason: 'Moved away' })
    expect(await recordOf(uid)).toMatchObject({ isActive: false, reasonForLeaving: 'Moved away' })
    const today = civilDateIn(new Date(), 'Asia/Kolkata')
    expect((await recordOf(uid))?.['leftOn']).toBe(today)
    expect((await recordOf(uid))?.['tokensValidAfter']).toBeGreaterThanOrEqual(from)
    const out = await accountOf(uid)
    expect(out.disabled).toBe(true)
    expect(Date.parse(out.tokensValidAfterTime ?? '') / 1000).toBeGreaterThanOrEqual(from)
    await changed(uid, { isActive: true })
    expect(await recordOf(uid)).toMatchObject({ isActive: true, reasonForLeaving: '', leftOn: null })
    expect((await accountOf(uid)).disabled).toBe(false)
  })

  it('lets nobody in whose centre is disabled', async () => {
    const uid = await hired()
    await changed(uid, { isActive: false })
    await putGym(store, IRON, { isDisabled: true })
    await changed(uid, { isActive: true }, tokens.admin)
    expect((await recordOf(uid))?.['isActive']).toBe(true)
    expect((await accountOf(uid)).disabled).toBe(true)
  })

  it('keeps the account as it was when the record can’t be written', async () => {
    const uid = await hired()
    const accountNow = async () => {
      const { email, disabled, customClaims } = await accountOf(uid)
      return { email, disabled, customClaims }
    }
    const before = [await everyDocument(), await accountNow()]
    const broken: DocumentStore = { ...store, transact: () => Promise.reject(new Error('no store')) }
    const fields = { email: `other-${randomUUID()}@iron.test`, role: 'Sales', isActive: false }
    expect((await change(uid, fields, tokens.owner, { store: broken })).status).toBe(500)
    expect([await everyDocument(), await accountNow()]).toEqual(before)
  })

  it('takes the record back when the account can’t follow', async () => {
    const uid = await hired()
    const record = await recordOf(uid)
    const auth = adminAuth()
    const broken = new Proxy(auth, {
      get: (target, name) =>
        name === 'setCustomUserClaims'
          ? () => Promise.reject(new Error('no Auth'))
          : (Reflect.get(target, name, target) as unknown),
    })
    // Methods of Auth need their own this.
    const bound = new Proxy(broken, {
      get: (target, name) => {
        const member = Reflect.get(target, name, target) as unknown
        return typeof member === 'function' ? (member.bind(auth) as unknown) : member
      },
    })
    expect((await change(uid, { role: 'Sales' }, tokens.owner, { auth: bound })).status).toBe(500)
    expect((await recordOf(uid))?.['role']).toBe(record?.['role'])
    expect((await accountOf(uid)).customClaims).toMatchObject({ role: 'Manager' })
  })
})
