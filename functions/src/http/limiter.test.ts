import { expect, it } from 'vitest'
import { contract } from '@/domain/api/contract'
import { bucketsOf, memoryLimiter, storeLimiter } from './limiter'

const now = new Date('2026-11-20T06:00:00Z')
const manager = { uid: 'ravi', role: 'MANAGER', gymId: 'iron' } as const

it('draws from the caller’s bucket and from the centre’s, which is five times as large', () => {
  const buckets = bucketsOf({ ...contract.upgradeRecords, perMinute: 4 }, manager, 'here', {})
  expect(buckets.map(({ perMinute }) => perMinute)).toEqual([4, 20])
  const other = bucketsOf(
    { ...contract.upgradeRecords, perMinute: 4 },
    { ...manager, uid: 'mohan' },
    'here',
    {},
  )
  expect(other[0]?.key).not.toBe(buckets[0]?.key)
  expect(other[1]?.key).toBe(buckets[1]?.key)
})

it('draws for anyone from the address’s bucket, from all addresses’ and from that of the code’s beginning', () => {
  const of = (code: string, address: string) => bucketsOf(contract.gymByReferralCode, null, address, { code })
  const [address, all, code] = of('ABC23456', '1.1.1.1')
  const [otherAddress, sameAll, sameCode] = of('ABC99999', '2.2.2.2')
  expect(otherAddress?.key).not.toBe(address?.key)
  expect([sameAll, sameCode]).toEqual([all, code])
  expect(of('XYZ23456', '1.1.1.1')[2]?.key).not.toBe(code?.key)
  expect(JSON.stringify(of('ABC23456', '1.1.1.1'))).not.toMatch(/ABC|1\.1/)
})

it('takes from every bucket or from none', async () => {
  const limiter = memoryLimiter()
  const small = { key: 'small', perMinute: 1 }
  const large = { key: 'large', perMinute: 2 }
  expect(await limiter.take([small, large], now)).toBe(null)
  expect(await limiter.take([small, large], now)).toBe(60)
  expect(await limiter.take([large], now)).toBe(null)
  expect(await limiter.take([large], now)).toBe(30)
})

it('goes on with buckets of its own when the store fails', async () => {
  const broken = () => Promise.reject(new Error('down'))
  const failures: unknown[] = []
  const limiter = storeLimiter(
    {
      get: broken,
      query: broken,
      count: broken,
      sum: broken,
      transact: broken,
      transactByVersion: broken,
      batch: broken,
      watchDocument: () => () => undefined,
      watchQuery: () => () => undefined,
      newId: () => 'id',
    },
    (error) => failures.push(error),
  )
  expect(await limiter.take([{ key: 'one', perMinute: 1 }], now)).toBe(null)
  expect(await limiter.take([{ key: 'one', perMinute: 1 }], now)).toBe(60)
  expect(failures).toHaveLength(2)
})
