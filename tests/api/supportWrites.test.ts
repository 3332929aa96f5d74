import { newAccount } from './support/servedCalls'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { snoozeRepository } from '@/data/dashboard/snoozeRepository'
import { partsOver } from '@/data/repositories'
import { systemClock } from '@/data/store/clock'
import type { StoredData } from '@/data/store/documentStore'
import { auditEntrySchema } from '@/domain/audit/auditEntry'
import { civil } from '@/domain/shared/civilDate'
import { markOf, putOffOf, tellOfSupport } from '../../functions/src/audit/supportWrites'
import { rememberedRoleOf } from '../../functions/src/audit/writersRole'
import { adminStore } from '../support/emulators'
import { openAdminStore, openWebStore } from './support/dataStores'
import { emptyStore } from '../support/emptyStore'
import { putGym } from './support/gymFixtures'

const GYM = 'written-iron'
const ADMIN = 'written-admin'
const DESK = 'written-desk'
const { store } = openAdminStore()

const entry = new Date('2026-11-20T02:00:00Z')
const visit = { entry, exit: null, isAutoExit: false }
const person = (days: object, personType = 'member'): StoredData => ({
  ...{ gymId: GYM, memberId: 'asha', personId: 'asha', personType, ...days },
})
const none = person({ '20-11-2026': [] })
const marked = person({ '20-11-2026': [visit] })

const VISIT = {
  ...{ key: 'k', name: 'Meera', reason: 'A wrong mark', openedAt: new Date('2020-01-01T00:00:00Z') },
  until: new Date('2040-01-01T00:00:00Z'),
}

async function lines() {
  const { docs } = await adminStore().collection('auditLogs').where('gymId', '==', GYM).get()
  return docs.map((each) => {
    const { act, by, collection, documentId, support } = auditEntrySchema.parse({
      ...each.data(),
      id: each.id,
      at: each.createTime.toDate(),
    })
    return { act, by, of: `${collection}/${documentId}`, support }
  })
}

/** As the trigger is told of it where events name their writer. */
function write(authId: string, before: StoredData | null, after: StoredData | null, eventId = 'event') {
  const written = { eventId, at: new Date(), documentId: `${GYM}_asha`, before, after, authId }
  return tellOfSupport(store, rememberedRoleOf, written, markOf(written))
}

beforeAll(async () => {
  await newAccount(ADMIN, { admin: true })
  await newAccount(DESK, { role: 'Manager', clientType: 'GYM', gymId: GYM })
})

beforeEach(async () => {
  await emptyStore()
  await putGym(store, GYM, { support: { allowedUntil: VISIT.until, visits: { [ADMIN]: VISIT } } })
})

const support = { name: VISIT.name, reason: VISIT.reason }

describe('a mark that support makes (decision 51: every act is logged)', () => {
  it('has a line with the reason of the visit, and so has one that is taken back', async () => {
    await write(ADMIN, null, marked, 'in')
    await write(ADMIN, null, marked, 'in')
    await write(ADMIN, marked, none, 'back')
    expect((await lines()).sort((one, other) => one.act.localeCompare(other.act))).toEqual([
      { act: 'attendance.mark', by: ADMIN, of: 'members/asha', support },
      { act: 'attendance.unmark', by: ADMIN, of: 'members/asha', support },
    ])
  })

  it('is told of an employee as of an employee', async () => {
    await write(ADMIN, null, person({ '20-11-2026': [visit] }, 'employee'))
    expect(await lines()).toMatchObject([{ act: 'attendance.mark', of: 'staff/asha' }])
  })

  it.each([
    ['the desk marks', DESK, none, marked],
    ['the server folds punches', 'functions@demo.iam.gserviceaccount.com', none, marked],
    ['nobody is named', '', none, marked],
    ['support’s write is no mark', ADMIN, marked, { ...marked, personType: 'member', code: 'A1' }],
  ])('none where %s', async (_why, by, before, after) => {
    await write(by, before, after)
    expect(await lines()).toEqual([])
  })
})

describe('what is put off on the dashboard', () => {
  const path = `snoozes/${GYM}_todo`

  /** Under the rules, and as the trigger is told of it. */
  async function putOff(token: Parameters<typeof openWebStore>[0], key: string) {
    const client = openWebStore(token)
    const before = (await store.get(path))?.data ?? null
    try {
      const snoozes = snoozeRepository(partsOver(client.store, systemClock, () => undefined))
      await snoozes.hide(GYM, [key], civil('2026-12-01'), civil('2026-11-20'))
    } finally {
      await client.close()
    }
    const after = (await store.get(path))?.data ?? null
    const written = { eventId: key, at: new Date(), documentId: `${GYM}_todo`, before, after, authId: '' }
    await tellOfSupport(store, rememberedRoleOf, written, putOffOf(written))
  }

  it('by support has a line, by the owner none', async () => {
    await putOff({ user_id: GYM, role: 'Client', clientType: 'GYM', gymId: GYM }, 'night one')
    expect(await lines()).toEqual([])
    await putOff({ user_id: ADMIN, admin: true }, 'night two')
    expect(await lines()).toEqual([{ act: 'todo.hide', by: ADMIN, of: path, support }])
  })
})
