// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { SiteConfigScreen } from '@/app/SiteConfigScreen'
import { clientInfoSchema } from '@/domain/gyms/gym'
import { liveCache } from '@/live/liveCache'
import { openAdminStore, openWebStore, ownerOf, type OpenStore } from './support/dataStores'
import '../support/patientScreens'
import { emptyStore } from '../support/emptyStore'
import { preference, putGym } from './support/gymFixtures'
import { openScreen, standInForBrowser } from './support/openScreen'

const IRON = 'iron'
/** Each about a record of its own, and every tenth about the centre's settings. */
const LINES = 2_000
const EVERY = 10
const A_BATCH = 400

const lineNumber = (at: number) => ({
  ...{ id: `line${String(at)}`, gymId: IRON, at: new Date(Date.UTC(2026, 0, 1, 0, at)), by: IRON },
  ...(at % EVERY === 0
    ? { act: 'gym.update', collection: 'gyms', documentId: IRON, after: ['preference.graceDays'] }
    : { act: 'member.update', collection: 'members', documentId: `m${String(at)}`, after: ['city'] }),
})

let owner: OpenStore

beforeAll(async () => {
  standInForBrowser()
  await emptyStore()
  const { store } = openAdminStore()
  await putGym(store, IRON)
  for (let from = 0; from < LINES; from += A_BATCH)
    await store.batch((writer) => {
      for (let at = from; at < from + A_BATCH; at += 1)
        writer.set(`auditLogs/line${String(at)}`, lineNumber(at))
    })
  // Those that the first page names.
  await store.batch((writer) => {
    for (let at = LINES - 100; at < LINES; at += 1)
      writer.set(`members/m${String(at)}`, { gymId: IRON, name: `Member ${String(at)}` })
  })
  owner = openWebStore(ownerOf(IRON))
})
afterEach(() => {
  cleanup()
  liveCache.clear()
})
afterAll(() => owner.close())

const openedAt = (section: string) =>
  openScreen({
    Screen: SiteConfigScreen,
    store: owner.store,
    clock: { now: () => new Date(Date.UTC(2026, 0, 3)) },
    uid: IRON,
    claims: { role: 'Client', gymId: IRON },
    gym: {
      status: 'ready',
      info: clientInfoSchema.parse({ id: IRON, name: 'Iron', type: 'GYM', preference }),
    },
    at: `/settings/site-config?section=${section}`,
  })

describe(`what the owner's office reads with ${LINES} lines in the log (ENGINEERING 1.4)`, () => {
  it('who did what: a page, and the name of each record on it', async () => {
    const page = openedAt('audit')
    const pageSize = 40
    await page.findAllByText(`Member ${String(LINES - 1)}`, { exact: false })
    const named = pageSize - pageSize / EVERY
    // Beside them who works here, to name and to filter by, and who of support came in: the centre's record.
    expect(await page.reads()).toBe(pageSize + 1 + named + 1 + 1)
    // Rows below the first screen are drawn a moment later.
    await expect.poll(() => page.getAllByRole('row').length).toBe(pageSize + 1)
  })

  it('a section of Site config: who changed it last, out of the latest changes alone', async () => {
    const page = openedAt('packages')
    await page.findByText(/^Last changed by You/)
    // The centre's record, and forty changes with the one more that tells whether others follow.
    expect(await page.reads()).toBe(1 + 40 + 1)
  })
})
