import { accountOf, beginStaff, change, hired, ICE, staffAccounts, store, tokens } from './support/staffGym'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { randomUUID } from 'node:crypto'
import { errorBodySchema } from '@/domain/api/contract'
import { limiterOver } from '../../functions/src/http/limiter'
import { adminAuth } from '../support/emulators'
import { sampleInputs } from './support/sampleInputs'
import { ask } from './support/servedCalls'

beforeAll(staffAccounts)
beforeEach(beginStaff)

describe('the address of an employee', () => {
  it('is given, as a sign-in is, twelve times an hour; both are taken away at any time', async () => {
    const failures: unknown[] = []
    const limiter = limiterOver(store, (error) => failures.push(error))
    const uid = await hired({ role: '', email: '' })
    const limited = (fields: object) => change(uid, fields, tokens.owner, { limiter })
    const unknown = () => `${randomUUID()}@iron.test`
    for (let count = 0; count < 12; count += 1) expect((await limited({ email: unknown() })).status).toBe(200)
    for (const fields of [{ role: 'Sales' }, { email: unknown() }]) {
      const { status, body } = await limited(fields)
      expect(status).toBe(429)
      expect(errorBodySchema.parse(body).error.message).toMatch(/Wait 5 minutes/)
    }
    await expect(accountOf(uid)).rejects.toThrow()
    for (const fields of [{ role: '', email: '' }, { isActive: false }])
      expect((await limited(fields)).status).toBe(200)
    expect(failures).toEqual([])
  })

  describe('that took the place of another', () => {
    const days = (count: number) => new Date(Date.now() + count * 86_400_000)
    const at = (count: number) => ({ now: () => days(count) })
    const hiredElsewhere = async (email: string, day: number) => {
      const input = { ...sampleInputs(ICE).createEmployee, key: randomUUID(), email }
      return (await ask('createEmployee', input, { token: tokens.other }, at(day))).status
    }

    /** As Auth would have it after a sign-in on that day. */
    async function signedInOn(uid: string, day: number) {
      const { email = '', emailVerified, customClaims = {}, metadata } = await accountOf(uid)
      await adminAuth().deleteUser(uid)
      const { creationTime } = metadata
      const account = { uid, email, emailVerified, customClaims }
      const dates = { creationTime, lastSignInTime: days(day).toUTCString() }
      expect(await adminAuth().importUsers([{ ...account, metadata: dates }])).toMatchObject({
        failureCount: 0,
      })
    }

    /** Somebody who signs in with one address, and has another from the second day on. */
    async function moved() {
      const uid = await hired()
      await signedInOn(uid, 1)
      const email = `moved-${randomUUID()}@iron.test`
      for (const fields of [{ email }, { role: 'Sales' }])
        expect((await change(uid, fields, tokens.owner, at(2))).status).toBe(200)
      return { uid, email }
    }

    it('is free after two weeks where nobody signed in with it, though somebody did before', async () => {
      const { uid, email } = await moved()
      expect(await hiredElsewhere(email, 15)).toBe(409)
      expect(await hiredElsewhere(email, 17)).toBe(200)
      await expect(accountOf(uid)).rejects.toThrow()
    })

    it('is kept by who signs in with it, or confirms it', async () => {
      const [works, confirmed] = [await moved(), await moved()]
      await signedInOn(works.uid, 3)
      await adminAuth().updateUser(confirmed.uid, { emailVerified: true })
      for (const { email } of [works, confirmed]) expect(await hiredElsewhere(email, 60)).toBe(409)
      expect((await accountOf(works.uid)).email).toBe(works.email)
    })
  })
})
