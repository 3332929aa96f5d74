import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { verifyDay } from '@/data/dayClose/verifyDay'
import { civilDateIn } from '@/domain/shared/calendar'
import { PLATFORM_MONEY } from '@/domain/shared/money'
import { projectId } from '../support/emulators'
import { repositoriesOver } from '../support/repositories'
import { cashRow, deskActs, doneAs, invoiceIdOf, keyOf, saleInputOn } from './support/acts'
import { gymInfo, formOf, monthly, putGym } from './support/gymFixtures'
import { openAdminStore } from './support/dataStores'
import { emptyStore } from '../support/emptyStore'
import { driftsIn } from './support/moneyFixtures'

const IRON = 'iron'
const ZONE = 'Asia/Kolkata'
const now = new Date()
const today = civilDateIn(now, ZONE)
const { store } = openAdminStore()

let folder = ''
beforeAll(async () => {
  // Inside the project, where the packages are found that the worker does not carry with it.
  folder = await mkdtemp(resolve('.act-worker-'))
  await build({
    entryPoints: ['tests/api/support/actWorker.ts'],
    outfile: `${folder}/worker.mjs`,
    ...{ bundle: true, platform: 'node', format: 'esm', packages: 'external', logLevel: 'error' },
    alias: { '@': resolve('src') },
  })
})
afterAll(() => rm(folder, { recursive: true }))

beforeEach(async () => {
  await emptyStore()
  await putGym(store, IRON)
  await store.batch((writer) => writer.set(`memberPackages/${monthly.id}`, monthly))
})

const namesOf = (prefix: string, count: number) => Array.from({ length: count }, (_, at) => `${prefix}${at}`)
const join = (names: string[]) =>
  Promise.all(
    names.map((name) =>
      repositoriesOver(store, { now: () => now }).members.add(
        IRON,
        name,
        formOf({ name: `Asha ${name}` }),
        gymInfo(IRON),
      ),
    ),
  )

/** An instance that sells to these members; it dies amid the sale after the first `lives` of them. */
function instance(members: string[], lives = members.length): Promise<string[]> {
  const child = spawn(process.execPath, [`${folder}/worker.mjs`, IRON, String(lives), ...members], {
    env: { ...process.env, EMULATOR_PROJECT: projectId },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let told = ''
  child.stdout.on('data', (chunk: Buffer) => void (told += String(chunk)))
  return new Promise((end) => child.on('close', () => end(told.split('\n').filter(Boolean))))
}

const seqsOf = async () =>
  (await store.query({ collection: 'invoices', where: [], orderBy: [], limit: 100 }))
    .map(({ data }) => Number(data['seq']))
    .sort((one, other) => one - other)

/** Numbers from 1 without a gap, every entry in a whole chain, dues and figures as recomputed. */
async function expectWhole(sales: number) {
  expect(await seqsOf()).toEqual(Array.from({ length: sales }, (_, at) => at + 1))
  expect(await driftsIn(store)).toEqual([])
  expect(await verifyDay(store, IRON, today, { timezone: ZONE, ...PLATFORM_MONEY })).toMatchObject({
    chain: { kind: 'whole', head: { count: sales * 2 } },
    mismatches: [],
  })
}

it('twenty desks at once, on three instances of the server, leave numbers and chain without a gap', async () => {
  const names = namesOf('m', 20)
  await join(names)
  const told = await Promise.all([0, 1, 2].map((nth) => instance(names.filter((_, at) => at % 3 === nth))))
  expect(told.flat().sort()).toEqual(names.map((name) => `${name} done`).sort())
  await expectWhole(20)
}, 180_000)

it('an instance that is killed amid its acts leaves each of them whole, or nothing of it; its repeat finds what there is', async () => {
  const names = namesOf('k', 8)
  await join(names)
  const told = await instance(names, 3)
  expect(told.length).toBeLessThan(8)
  const sold = (await seqsOf()).length
  expect(sold).toBeGreaterThanOrEqual(told.length)
  await expectWhole(sold)
  for (const name of names) {
    const [member, invoice, act] = await Promise.all(
      [`members/${name}`, `invoices/${invoiceIdOf(IRON, name)}`, `acts/${IRON}_${keyOf(name)}`].map((path) =>
        store.get(path),
      ),
    )
    const isSold = member?.data['currentPackage'] !== null
    expect([name, invoice !== null, act !== null]).toEqual([name, isSold, isSold])
  }
  const again = await instance(names)
  // Who was sold to before the end has the same key and the same figures, so it is the same act.
  expect(again.sort()).toEqual(names.map((name) => `${name} done`))
  await expectWhole(8)
}, 180_000)

it('an act of money reads no more than it needs, twenty at once of one centre included', async () => {
  const names = namesOf('p', 20)
  await join(['one', ...names])
  const reads: string[] = []
  const counting = {
    ...store,
    transactByVersion: <T>(work: Parameters<typeof store.transact<T>>[0]) =>
      store.transactByVersion<T>((transaction) =>
        work({ ...transaction, get: (path) => (reads.push(path), transaction.get(path)) }),
      ),
  }
  const desk = deskActs(IRON)
  const saleOf = (memberId: string) => ({
    ...({ act: 'assign', key: keyOf(memberId) } as const),
    input: { memberId, templateId: monthly.id, terms: saleInputOn(now), asks: false },
  })
  await doneAs(counting, IRON, desk, saleOf('one'))
  // The centre twice: once itself, once its counter; the head as an act opens, and where its entries go on.
  const collections = () => reads.map((path) => path.split('/')[0]).sort()
  expect(collections()).toEqual([
    ...['acts', 'gyms', 'gyms', 'ledgerDays', 'ledgerDays', 'memberPackages', 'members'],
  ])
  reads.length = 0
  const invoiceId = invoiceIdOf(IRON, 'one')
  const collect = { act: 'collect' as const, input: { invoiceId, rows: [cashRow(1)] } }
  await doneAs(counting, IRON, desk, collect)
  expect(collections()).toEqual([
    ...['acts', 'gyms', 'invoices', 'ledger', 'ledgerDays', 'ledgerDays', 'members'],
  ])
  const ofOneSale = 7
  reads.length = 0
  // In one instance they go in turn, so that none of them reads anything twice.
  await Promise.all(names.map((name) => doneAs(counting, IRON, desk, saleOf(name))))
  expect(reads).toHaveLength(names.length * ofOneSale)
  expect(await seqsOf()).toHaveLength(21)
}, 60_000)
