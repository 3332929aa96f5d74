import '../support/ownProject'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { staffCalls } from '@/domain/api/calls/staffCalls'
import { errorBodySchema } from '@/domain/api/contract'
import { contributionSchema, type Contribution } from '@/domain/contributions/contribution'
import { payStatementSchema } from '@/domain/contributions/payStatement'
import { adminStore } from '../support/emulators'
import { ASHA, beginOwn, IRON, ownAccounts, POOJA, tokens } from './support/ownStaff'
import { ask, newAccount } from './support/servedCalls'

let platform = ''

const line = (id: string, fields: Partial<Contribution>): [string, Contribution] => [
  id,
  contributionSchema.parse({
    ...{ id, gymId: IRON, staffId: POOJA, categoryId: 'salary', direction: 'Earning', amount: 20_000 },
    ...{ date: '2026-10-31', month: '2026-10', status: 'Approved', ...fields },
  }),
]
const askFor = (token: string, gymId = IRON, month = '2026-10') => ask('ownPay', { gymId, month }, { token })

async function statementOf(token: string, month?: string) {
  const { status, body } = await askFor(token, IRON, month)
  expect([status, body]).toMatchObject([200, {}])
  return payStatementSchema.parse(staffCalls.ownPay.output.parse(body).statement)
}

beforeAll(async () => {
  await ownAccounts()
  platform = await newAccount('own-platform', { role: 'Sales' })
})

beforeEach(async () => {
  await beginOwn()
  await adminStore()
    .doc('contributionCategories/salary')
    .set({ gymId: IRON, name: 'Salary', direction: 'Earning', basis: 'fixed' })
  const lines = [
    line('one', {}),
    line('paid', { amount: 500, status: 'Paid', paidOn: null }),
    line('pending', { amount: 7_777, status: 'Pending' }),
    line('reversed', { amount: 8_888, status: 'Reversed' }),
    line('before', { amount: 900, month: '2026-09' }),
    line('hers', { amount: 15_000, staffId: ASHA }),
  ]
  for (const [id, record] of lines) await adminStore().doc(`contributions/${id}`).set(record)
})

describe('one’s own pay', () => {
  it('is what the owner approved of that month, with the names of the categories', async () => {
    expect(await statementOf(tokens.pooja)).toMatchObject({
      month: 'Oct 2026',
      employee: { name: 'Pooja' },
      earnings: [{ category: 'Salary', rupees: 20_500 }],
      net: 20_500,
      outcome: { label: 'To pay', rupees: 20_000 },
    })
    expect(await statementOf(tokens.pooja, '2026-09')).toMatchObject({ net: 900 })
    expect(await statementOf(tokens.pooja, '2026-08')).toMatchObject({ earnings: [], net: 0 })
  })

  it('is each one’s alone, whoever asks', async () => {
    expect(await statementOf(tokens.asha)).toMatchObject({ employee: { name: 'Asha' }, net: 15_000 })
    expect(JSON.stringify(await statementOf(tokens.asha))).not.toMatch(/Pooja|20500|7777/)
  })

  it('is for employees of that centre', async () => {
    for (const token of [tokens.owner, tokens.elsewhere, platform])
      expect((await askFor(token)).status).toBe(403)
    const { status, body } = await askFor(tokens.unknown)
    expect([status, errorBodySchema.parse(body).error.code]).toEqual([422, 'not-found'])
    expect((await askFor(tokens.pooja, IRON, '2026-13')).status).toBe(400)
  })
})
