import { ask, usualCallers } from './support/servedCalls'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PLATFORM } from '@/domain/audit/auditEntry'
import { exportedRecords, type ExportedRecords } from '@/domain/access/exports'
import { adminStore } from '../support/emulators'
import { putGym } from './support/gymFixtures'
import { openAdminStore } from './support/dataStores'
import { emptyStore } from '../support/emptyStore'

const IRON = 'export-iron'
const ICE = 'export-ice'
const tokens = { admin: '', owner: '', manager: '', sales: '', other: '' }
const { store } = openAdminStore()

const exported = (fields: object = {}) => ({
  gymId: IRON,
  key: '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d',
  records: 'members',
  rows: 412,
  format: 'csv',
  filters: 'Active; Selected rows',
  ...fields,
})
const record = (fields: object = {}, token = tokens.owner) => ask('recordExport', exported(fields), { token })

async function lines() {
  const { docs } = await adminStore().collection('auditLogs').get()
  return docs.map((entry) => entry.data())
}

beforeAll(async () => {
  Object.assign(tokens, await usualCallers('export', IRON, ICE))
})

beforeEach(async () => {
  await emptyStore()
  await putGym(store, IRON)
  await putGym(store, ICE)
})

/** Of no centre. */
const ofPlatform: readonly ExportedRecords[] = ['gyms', 'gymInvoices', 'gymRegPackages']

describe('an export is an audit line (PRODUCT 3 "right-gated, logged")', () => {
  it('says who, what, how many, which and in what format', async () => {
    expect(await record()).toMatchObject({ status: 200, body: { kind: 'done' } })
    expect(await lines()).toMatchObject([
      {
        gymId: IRON,
        by: IRON,
        byRole: 'CLIENT',
        act: 'members.export',
        collection: 'exports',
        values: [
          { field: 'records', before: null, after: 'members' },
          { field: 'rows', before: null, after: 412 },
          { field: 'format', before: null, after: 'csv' },
          { field: 'filters', before: null, after: 'Active; Selected rows' },
        ],
      },
    ])
  })

  it('is one line however often and however parallel the same one is told', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => record()))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect((await record()).status).toBe(200)
    expect(await lines()).toHaveLength(1)
  })

  it('is not made smaller afterwards under the same key, and another’s key hides nothing', async () => {
    await record({ rows: 5000 })
    expect((await record({ rows: 1 })).status).toBe(409)
    expect((await record({ gymId: ICE, rows: 1 }, tokens.other)).status).toBe(200)
    const rows = (await lines()).map((line): unknown[] => [
      line['gymId'],
      (line['values'] as { after: unknown }[])[1]?.after,
    ])
    expect(rows.sort()).toEqual([
      [ICE, 1],
      [IRON, 5000],
    ])
  })

  it.each(ofPlatform)('of the platform’s own records is the administrator’s alone: %s', async (records) => {
    const centres = { gymId: PLATFORM, records }
    expect((await record(centres)).status).toBe(403)
    expect((await record({ records })).status).toBe(403)
    expect((await record(centres, tokens.admin)).status).toBe(200)
  })

  it('is the owner’s of each kind of record, and an administrator’s; the desk has none', async () => {
    const ofGyms = exportedRecords.filter((records) => !ofPlatform.includes(records))
    for (const [at, records] of ofGyms.entries()) {
      const key = `0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c${String(10 + at)}`
      expect((await record({ records, key })).status, records).toBe(200)
      expect((await record({ records, key }, tokens.manager)).status, records).toBe(403)
    }
    expect(await lines()).toHaveLength(ofGyms.length)
    expect((await record({ records: 'visits' }, tokens.admin)).status).toBe(200)
    expect((await record({}, tokens.sales)).status).toBe(403)
    expect((await record({}, tokens.other)).status).toBe(403)
    expect((await record({}, '')).status).toBe(401)
  })

  it('takes no kind that is none, no broken key, no half row and no endless text', async () => {
    const wrong = [
      { records: 'auditLogs' },
      { key: 'short' },
      { rows: -1 },
      { rows: 1.5 },
      { format: 'pdf' },
      { filters: 'x'.repeat(301) },
      { by: 'somebody-else' },
      { at: '2020-01-01' },
    ]
    for (const fields of wrong) expect((await record(fields)).status, JSON.stringify(fields)).toBe(400)
    expect(await lines()).toEqual([])
  })
})
