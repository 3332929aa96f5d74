import { expect, it } from 'vitest'
import { contract } from '@/domain/api/contract'
import { Increase, type DocumentStore, type StoredData } from '@/data/store/documentStore'
import { bucketsOf, limiterOver, type Bucket, type Limiter } from './limiter'

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

it('draws from one bucket of the hour for a whole centre where that is limited', async () => {
  const endpoint = { ...contract.createEmployee, perHour: 2 }
  const hourOf = (uid: string) => {
    const bucket = bucketsOf(endpoint, { uid, role: 'CLIENT', gymId: 'iron' }, 'here', {}).at(-1)
    return bucket ?? expect.fail('no bucket')
  }
  expect(hourOf('asha')).toEqual(hourOf('ravi'))
  expect(bucketsOf(contract.createEmployee, manager, 'here', {})).toHaveLength(3)
  const { store, documents } = sharedStore()
  const [one, other] = [instance(store), instance(store)]
  expect(await given(one, 5, hourOf('asha'))).toBe(2)
  expect(await given(one, 1, hourOf('asha'), later(5))).toBe(0)
  await expect.poll(() => [...documents.values()][0]?.['used']).toBe(2)
  // Another instance gives none in the same hour; the next comes when half of it has passed.
  expect(await other.take([hourOf('asha')], later(60))).toBe(1800)
  expect(await given(one, 5, hourOf('asha'), later(1830))).toBe(1)
  const [[path, window] = []] = [...documents]
  expect(path).toMatch(/_498654$/)
  expect(window?.['expiresAt']).toEqual(new Date('2026-11-20T09:00:00Z'))
})

it('draws from the hour of a change of an employee where it may mail somebody or look for an account alone', () => {
  const owner = { uid: 'iron', role: 'CLIENT', gymId: 'iron' } as const
  const bucketsFor = (changes: object) =>
    bucketsOf(contract.updateEmployee, owner, 'here', { gymId: 'iron', uid: 'ravi', ...changes })
  const [, , hour] = bucketsFor({ role: 'Sales' })
  expect(hour).toMatchObject({ perMinute: 12 / 60, minutes: 60, isStrict: true })
  expect(bucketsFor({ email: 'asha@iron.test', city: 'Pune' })[2]).toEqual(hour)
  for (const changes of [{ city: 'Pune' }, { isActive: false }, { role: '' }, { role: '', email: '' }])
    expect(bucketsFor(changes), JSON.stringify(changes)).toHaveLength(2)
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

it('draws for anyone who writes from the whole code’s bucket too, which is smaller than that of its beginning', () => {
  const of = (code: string) => bucketsOf(contract.enquire, null, '1.1.1.1', { code }).slice(2)
  const [beginning, whole] = of('ABC23456')
  const [sameBeginning, otherWhole] = of('ABC99999')
  expect(sameBeginning).toEqual(beginning)
  expect(otherWhole?.key).not.toBe(whole?.key)
  expect([beginning, whole]).toMatchObject([{ perMinute: 50 }, { perMinute: 30, isStrict: true }])
  expect(bucketsOf(contract.enquiryPage, null, '1.1.1.1', { code: 'ABC23456' })).toHaveLength(3)
})

type Store = Pick<DocumentStore, 'batch' | 'get'>

/** What instances share: increases add up, whoever writes them; each write and read takes a turn, as over a network. */
function sharedStore() {
  const documents = new Map<string, StoredData>()
  const writes: string[] = []
  const turn = () => new Promise((resolve) => setTimeout(resolve, 1))
  const unused = () => expect.fail('only increases are written')
  const store: Store = {
    async batch(work) {
      await turn()
      work({
        create: unused,
        set: unused,
        update: unused,
        remove: unused,
        merge(path, data) {
          writes.push(path)
          const before = documents.get(path)?.['used']
          const used = data['used'] instanceof Increase ? data['used'].by : expect.fail('no increase')
          documents.set(path, { ...data, used: (typeof before === 'number' ? before : 0) + used })
        },
      })
    },
    async get(path) {
      await turn()
      const data = documents.get(path)
      return data ? { id: path, path, data, pending: false, cursor: () => ({ values: [], id: path }) } : null
    },
  }
  return { store, documents, writes }
}

const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const instance = (store: Store) => limiterOver(store, (error) => expect.fail(String(error)))
const silent: Store = { batch: () => new Promise(() => undefined), get: () => new Promise(() => undefined) }

async function given(limiter: Limiter, count: number, bucket: Bucket, at = now) {
  const waits = await Promise.all(Array.from({ length: count }, () => limiter.take([bucket], at)))
  return waits.filter((wait) => wait === null).length
}

it('takes from every bucket or from none', async () => {
  const limiter = instance(sharedStore().store)
  const small = { key: 'small', perMinute: 1 }
  const large = { key: 'large', perMinute: 2 }
  expect(await limiter.take([small, large], now)).toBe(null)
  expect(await limiter.take([small, large], now)).toBe(60)
  expect(await limiter.take([large], now)).toBe(null)
  expect(await limiter.take([large], now)).toBe(30)
})

it('answers without waiting for the store', async () => {
  const limiter = instance(silent)
  expect(await given(limiter, 90, { key: 'desk', perMinute: 60 })).toBe(60)
})

it('writes nothing for who stays far below the limit, and little for who does not', async () => {
  const { store, writes } = sharedStore()
  const limiter = instance(store)
  await given(limiter, 5, { key: 'desk', perMinute: 60 })
  expect(writes).toEqual([])
  for (let second = 0; second < 50; second += 1) {
    await limiter.take([{ key: 'desk', perMinute: 60 }], later(second))
    await new Promise((resolve) => setTimeout(resolve, 3))
  }
  expect(writes.length).toBeGreaterThan(2)
  expect(writes.length).toBeLessThan(12)
})

it('counts what other instances gave, and all together go about a minute’s worth too far at the most', async () => {
  const { store, documents } = sharedStore()
  const instances = Array.from({ length: 10 }, () => instance(store))
  const bucket = { key: 'desk', perMinute: 60 }
  let total = 0
  for (let second = 0; second < 10; second += 1) {
    for (const limiter of instances) {
      total += await given(limiter, 4, bucket, later(second * 3))
      await new Promise((resolve) => setTimeout(resolve, 3))
    }
  }
  // 400 were asked for: 60 there are at once, 27 come in the meantime, and 60 may be too many.
  expect(total).toBeLessThanOrEqual(147)
  expect(total).toBeGreaterThanOrEqual(87)
  const [window] = [...documents.values()]
  expect(window?.['expiresAt']).toEqual(new Date('2026-11-20T06:03:00Z'))
})

it('gives its first of what may be guessed only after it has asked the others', async () => {
  const { store } = sharedStore()
  const bucket = { key: 'code', perMinute: 5, isStrict: true }
  const gave = await Promise.all(Array.from({ length: 12 }, () => given(instance(store), 1, bucket)))
  expect(gave.filter((one) => one === 1).length).toBeLessThanOrEqual(5)
  expect(await given(instance(store), 8, bucket)).toBe(0)
})

it('gives of what may be guessed no more at once than there is, though all wait for the same answer', async () => {
  const { store } = sharedStore()
  expect(await given(instance(store), 12, { key: 'code', perMinute: 5, isStrict: true })).toBe(5)
})

it('forgets the buckets unused for longest', { timeout: 20_000 }, async () => {
  const limiter = instance(silent)
  await given(limiter, 1, { key: 'first', perMinute: 1 })
  for (let count = 0; count < 10_000; count += 1)
    await limiter.take([{ key: `address ${count}`, perMinute: 1000 }], now)
  expect(await given(limiter, 1, { key: 'first', perMinute: 1 })).toBe(1)
  expect(await given(limiter, 1, { key: 'first', perMinute: 1 })).toBe(0)
})

it('goes on with buckets of its own when the store fails', async () => {
  const broken = () => Promise.reject(new Error('down'))
  const failures: unknown[] = []
  const limiter = limiterOver({ get: broken, batch: broken }, (error) => failures.push(error))
  expect(await limiter.take([{ key: 'one', perMinute: 1, isStrict: true }], now)).toBe(null)
  expect(await limiter.take([{ key: 'one', perMinute: 1, isStrict: true }], now)).toBe(60)
  expect(failures).toHaveLength(1)
})
