import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { readInvoice } from '@/data/invoices/invoiceRecords'
import { readEntry } from '@/data/ledger/ledgerRecords'
import { verifyDay } from '@/data/dayClose/verifyDay'
import { rollOverGym } from '@/data/maintenance/rollOverGym'
import { heldMember, memberPath } from '@/data/members/memberRecords'
import { reconcileMoney } from '@/data/moneyCheck/reconcileMoney'
import { tenantFilter } from '@/data/store/collection'
import type { StoredDocument } from '@/data/store/documentStore'
import { pagesOf } from '@/data/store/pagesOf'
import { askedBy, life, stepOf, templates, type Life } from '@/domain/acts/livesFixtures'
import { brokenIn, notReplayed } from '@/domain/acts/livesInvariants'
import { settingsWith } from '@/domain/gyms/fixtures'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import { addDays, instantAt } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { repositoriesOver } from '../support/repositories'
import { keyOf, ownerActs, partsOver, runAs } from './support/acts'
import { gymInfo, formOf, putGym } from './support/gymFixtures'
import { openAdminStore } from './support/dataStores'
import { emptyStore } from '../support/emptyStore'
import { PLATFORM_MONEY } from '@/domain/shared/money'

/** Always the same ones; `npm run test:long` lives others, and more. */
const LIVES = process.env['LONG_TESTS'] === undefined ? 15 : 100
const ZONE = 'Asia/Kolkata'
const { store } = openAdminStore()
const noonOf = (day: CivilDate) => instantAt(day, '12:00', ZONE)

beforeAll(() => emptyStore())

async function all<T>(
  collection: string,
  gymId: string,
  read: (document: StoredDocument) => T | null,
): Promise<T[]> {
  const found: T[] = []
  for await (const page of pagesOf(store, { collection, where: [tenantFilter(gymId)], orderBy: [] }))
    found.push(...page.map(read).filter((one) => one !== null))
  return found
}

/** A member's money as the store holds it; the entries in the order in which they were chained. */
async function booksOf(gymId: string) {
  const held = heldMember(await store.get(memberPath(gymId)), ZONE) ?? expect.fail('no member')
  const invoices = await all('invoices', gymId, (document) => readInvoice(document, ZONE))
  const facts = await all('ledger', gymId, readEntry)
  const inOrder = facts.sort((one, other) =>
    one.day < other.day ? -1 : one.day > other.day ? 1 : one.seq - other.seq,
  )
  return { member: held.member, invoices: invoices.sort((one, other) => one.seq - other.seq), facts: inOrder }
}

/** A centre of its own with one member, both by the name of the life. */
async function begin(gymId: string, { steps: _steps, placeOfSupply: _place, start, ...preference }: Life) {
  await putGym(store, gymId, {
    preference: { invoicePrefix: 'IRN', ...preference },
    state: 'Madhya Pradesh',
  })
  await store.batch((writer) => {
    for (const template of templates) {
      const id = `${gymId}-${template.id}`
      writer.set(`memberPackages/${id}`, { ...template, id, gymId })
    }
  })
  const { members } = repositoriesOver(store, { now: () => noonOf(start) }, () => undefined)
  await members.add(gymId, gymId, formOf({ name: 'Asha Rao' }), gymInfo(gymId))
  return settingsWith(preference)
}

/** Acts that went through, of all lives. */
let done = 0

/** Lives a life by acts as the endpoint runs them, with the night between them; what does not hold, by name. */
async function lived(whole: Life, gymId: string): Promise<string[]> {
  const settings = await begin(gymId, whole)
  const templateId = ({ id }: PackageTemplate) => `${gymId}-${id}`
  let today = whole.start
  let books = await booksOf(gymId)
  for (const at of whole.steps.keys()) {
    today = addDays(today, whole.steps[at]?.wait ?? 0)
    const night = await rollOverGym(partsOver(store, instantAt(today, '00:05', ZONE)), gymId)
    const stopped = night.failures.filter(({ task }) => task !== 'bill')
    if (stopped.length > 0) return [`the night failed: ${JSON.stringify(stopped)}`]
    if (night.billed + night.begun + night.expired > 0) books = await booksOf(gymId)
    const todo = stepOf(whole, at, books.member)
    const asked = askedBy({ ...books, today, settings }, todo, whole, templateId)
    if (asked === null) continue
    const key = keyOf(`${gymId} ${at}`)
    const once = { ...asked, key, now: noonOf(today) }
    const answer = await runAs(store, gymId, ownerActs(gymId), once)
    books = await booksOf(gymId)
    const broken = brokenIn(books, templates)
    if (broken.length > 0) return broken.map((rule) => `after ${asked.act}: ${rule}`)
    if (answer.kind === 'done') done += 1
    // A repeat with its key answers as the first did, and enters nothing.
    if (answer.kind === 'done' && at % 3 === 0) {
      expect(await runAs(store, gymId, ownerActs(gymId), once)).toEqual(answer)
      expect((await booksOf(gymId)).facts).toHaveLength(books.facts.length)
    }
  }
  return judged(gymId, today, settings.graceDays)
}

/** At the end: the ledger replays, the night finds no drift, and every day's chain is whole and says what the records say. */
async function judged(gymId: string, today: CivilDate, graceDays: number): Promise<string[]> {
  const books = await booksOf(gymId)
  const calendar = { timezone: ZONE, day: { today, graceDays } }
  const { drifts } = await reconcileMoney(store, gymId, calendar, { apply: false }, ({ path }, error) => {
    throw new Error(path, { cause: error })
  })
  const days = [...new Set(books.facts.map(({ day }) => day))]
  const verdicts = await Promise.all(
    days.map((day) => verifyDay(store, gymId, day, { timezone: ZONE, ...PLATFORM_MONEY })),
  )
  return [
    ...notReplayed(books, today, graceDays),
    ...drifts.map(({ what, stored, recomputed }) => `${what}: ${stored}, and not ${recomputed}`),
    ...verdicts.flatMap(({ chain }) => (chain.kind === 'broken' ? [chain.reason] : [])),
    ...verdicts.flatMap(({ mismatches }) => mismatches.map(({ reason }) => reason)),
  ]
}

it(
  `${LIVES} lives against the emulators keep the same rules (issue 10.9)`,
  { timeout: 600_000 },
  async () => {
    // fast-check prints the seed and the shortest life that breaks a rule.
    let lives = 0
    await fc.assert(
      fc.asyncProperty(life, async (whole) => {
        lives += 1
        expect(await lived(whole, `life-${lives}`)).toEqual([])
      }),
      { numRuns: LIVES, endOnFailure: true },
    )
    expect(done).toBeGreaterThan(LIVES * 3)
  },
)
