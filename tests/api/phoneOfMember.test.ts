import '../support/ownProject'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { memberWith } from '@/domain/members/fixtures'
import type { Member } from '@/domain/members/member'
import { openAdminStore } from './support/dataStores'
import { emptyStore } from '../support/emptyStore'
import { putGym } from './support/gymFixtures'
import { ask, newAccount } from './support/servedCalls'

const IRON = 'phone-iron'
const ICE = 'phone-ice'
const PHONE = '9876501234'
const tokens = { sales: '', elsewhere: '', owner: '', desk: '', platform: '', admin: '' }
const { store } = openAdminStore()

const put = (fields: Partial<Member> = {}) => {
  const member = memberWith({ id: 'asha', gymId: IRON, phone: PHONE, ...fields })
  const lookup = { ...member.lookup, phoneDigits: PHONE, ...fields.lookup }
  return store.batch((writer) => writer.set(`members/${member.id}`, { ...member, lookup }))
}
const send = (token = tokens.sales, fields: object = {}) =>
  ask('phoneOfMember', { gymId: IRON, phone: PHONE, ...fields }, { token })
const who = async (fields: object = {}) => (await send(tokens.sales, fields)).body

beforeAll(async () => {
  const claims = (role: string, gymId: string) => ({ role, clientType: 'GYM', gymId })
  tokens.sales = await newAccount('phone-sales', claims('Sales', IRON))
  tokens.elsewhere = await newAccount('phone-other', claims('Sales', ICE))
  tokens.owner = await newAccount(IRON, claims('Client', IRON))
  tokens.desk = await newAccount('phone-desk', claims('Manager', IRON))
  tokens.platform = await newAccount('phone-platform', { role: 'Sales' })
  tokens.admin = await newAccount('call-admin', { admin: true })
})

beforeEach(async () => {
  await emptyStore()
  await putGym(store, IRON)
  await putGym(store, ICE)
})

describe('a number that a centre’s Sales types', () => {
  it('is a member’s, was one’s, or is nobody’s, and nothing more is said', async () => {
    expect(await who()).toEqual({ who: 'nobody' })
    await put({ isActive: false })
    expect(await who()).toEqual({ who: 'formerMember' })
    await put({ id: 'brother' })
    expect(await who()).toEqual({ who: 'member' })
    expect(await who({ phone: '+91 98765 01234' })).toEqual({ who: 'member' })
    expect(await who({ phone: '9876501235' })).toEqual({ who: 'nobody' })
  })

  it('is found in whichever way another country is written, also in an older record, which keeps the 00', async () => {
    const { lookup } = memberWith({})
    await put({ lookup: { ...lookup, phoneDigits: '006591234567' } })
    for (const phone of ['0065 9123 4567', '+65 9123 4567'])
      expect(await who({ phone })).toEqual({ who: 'member' })
    await put({ lookup: { ...lookup, phoneDigits: '6591234567' } })
    for (const phone of ['0065 9123 4567', '+65 9123 4567'])
      expect(await who({ phone })).toEqual({ who: 'member' })
    expect(await who({ phone: '+65 9123 4568' })).toEqual({ who: 'nobody' })
  })

  it('is found abroad with its country’s code and without, whoever asks (PRODUCT 2.R)', async () => {
    await putGym(store, IRON, { preference: { locale: 'en-US' } })
    const { lookup } = memberWith({})
    await put({ lookup: { ...lookup, phoneDigits: '4155550123' } })
    for (const phone of ['+1 415 555 0123', '4155550123'])
      expect(await who({ phone })).toEqual({ who: 'member' })
    await put({ lookup: { ...lookup, phoneDigits: '14155550123' } })
    for (const token of [tokens.sales, tokens.admin])
      expect((await send(token, { phone: '4155550123' })).body).toEqual({ who: 'member' })
    expect(await who({ phone: '+1 415 555 0124' })).toEqual({ who: 'nobody' })
  })

  it('is no member’s who was deleted, or who is of another centre', async () => {
    await put({ deleted: true })
    await put({ id: 'ice', gymId: ICE })
    expect(await who()).toEqual({ who: 'nobody' })
  })

  it('is told to that centre alone, and to its Sales while they work on its leads', async () => {
    await put()
    for (const token of [tokens.elsewhere, tokens.platform]) expect((await send(token)).status).toBe(403)
    for (const token of [tokens.sales, tokens.desk, tokens.owner])
      expect((await send(token)).body).toEqual({ who: 'member' })
    await putGym(store, IRON, { preference: { salesMayUseLeads: false } })
    expect((await send()).status).toBe(403)
    expect((await send(tokens.desk)).status).toBe(200)
    expect((await send(tokens.desk, { phone: '12345' })).status).not.toBe(200)
  })
})
