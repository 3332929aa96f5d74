import { describe, expect, it } from 'vitest'
import type { StoredData, StoredDocument } from '@/data/store/documentStore'
import { actsOf, auditWrite, type WrittenDocument } from './auditWrites'

const t1 = new Date('2026-11-20T06:00:00Z')
const t2 = new Date('2026-11-20T07:00:00Z')

const before: StoredData = { gymId: 'iron', name: 'Asha', phone: '1', updatedAt: t1, updatedBy: 'iron' }

const written = (fields: Partial<WrittenDocument>): WrittenDocument => ({
  eventId: 'event-1',
  at: t2,
  collection: 'members',
  documentId: 'asha',
  before,
  after: { ...before, phone: '2', updatedAt: t2, updatedBy: 'desk' },
  authId: 'stand-in@example.com',
  ...fields,
})

const actOf = (document: WrittenDocument) => actsOf(document)[0] ?? null

async function entryOf(document: WrittenDocument, role = 'MANAGER', gym: StoredDocument | null = null) {
  const entries: { path: string; data: StoredData }[] = []
  const writer = {
    set: (path: string, data: StoredData) => void entries.push({ path, data }),
    create: () => undefined,
    merge: () => undefined,
    update: () => undefined,
    remove: () => undefined,
  }
  await auditWrite(
    { batch: (work) => Promise.resolve(work(writer)), get: () => Promise.resolve(gym) },
    () => Promise.resolve(role),
    document,
  )
  return entries
}

describe('an entry', () => {
  it('says who, what and when, and the names of the fields', async () => {
    const [entry] = await entryOf(written({}))
    expect(entry?.data).toEqual({
      gymId: 'iron',
      at: t2,
      by: 'desk',
      byRole: 'MANAGER',
      act: 'member.update',
      collection: 'members',
      documentId: 'asha',
      before: ['phone'],
      after: ['phone'],
      values: [],
    })
  })

  it('holds old and new of a status, and of a name or phone nothing', async () => {
    const after = { ...before, name: 'Asha Rao', isActive: false, updatedAt: t2, updatedBy: 'desk' }
    const [entry] = await entryOf(written({ before: { ...before, isActive: true }, after }))
    expect(entry?.data['values']).toEqual([{ field: 'isActive', before: true, after: false }])
    expect(JSON.stringify(entry)).not.toContain('Asha')
  })

  it('is the same for an event that is delivered again', async () => {
    const [one] = await entryOf(written({}))
    const [again] = await entryOf(written({}))
    const [other] = await entryOf(written({ eventId: 'event-2' }))
    expect(again?.path).toBe(one?.path)
    expect(other?.path).not.toBe(one?.path)
  })

  it('tells what came and what went', () => {
    const { after } = written({})
    expect(actOf(written({ before: null }))?.act).toBe('member.create')
    expect(actOf(written({ after: null }))).toMatchObject({
      act: 'member.remove',
      by: 'server',
      gymId: 'iron',
    })
    expect(actOf(written({ collection: 'gyms', documentId: 'iron', after }))?.gymId).toBe('iron')
    expect(actOf(written({ collection: 'gymRegPackages', documentId: 'pro', after }))?.gymId).toBe('platform')
  })
})

describe('who', () => {
  const unsigned = { ...before, phone: '2', updatedAt: t2, updatedBy: undefined }

  it('is the stamp, which the rules hold to the writer', () => {
    expect(actOf(written({ authId: 'somebody-else' }))?.by).toBe('desk')
  })

  it('is the event’s uid where there is no stamp', () => {
    expect(actOf(written({ after: unsigned, authId: 'desk' }))?.by).toBe('desk')
  })

  it('is nobody for a write past the rules without a stamp: imports and demo data', () => {
    expect(actOf(written({ after: unsigned, authId: 'robot@project.iam.gserviceaccount.com' }))).toBeNull()
    expect(actOf(written({ after: unsigned, authId: '' }))).toBeNull()
  })

  it('is the server for its nightly work, but not where its acts tell of themselves', () => {
    const after = { ...before, phone: '2', updatedAt: t2, updatedBy: 'server' }
    expect(actOf(written({ after }))?.by).toBe('server')
    expect(actOf(written({ collection: 'gyms', after }))).toBeNull()
    expect(actOf(written({ collection: 'staff', after }))).toBeNull()
  })
})

describe('a file', () => {
  const files = (dp: unknown, idProof: unknown) => ({ ...before, dp, idProof })
  const change = async (one: StoredData, other: StoredData) =>
    (await entryOf(written({ before: one, after: { ...other, updatedAt: t2, updatedBy: 'desk' } }))).map(
      ({ data }) => [data['act'], data['before'], data['after']],
    )

  it('that was uploaded, replaced or deleted is an act of its own', async () => {
    expect(await change(files('', ''), files('a/1', ''))).toEqual([['member.file', [], ['dp']]])
    expect(await change(files('', 'p/1'), files('', 'p/2'))).toEqual([
      ['member.file', ['idProof'], ['idProof']],
    ])
    expect(await change(files('', 'p/1'), files('', ''))).toEqual([['member.file', ['idProof'], []]])
  })

  it('is told beside the rest of the same change, with no path of it', async () => {
    const after = { ...files('a/1', ''), phone: '2' }
    expect(await change(files('', ''), after)).toEqual([
      ['member.update', ['phone'], ['phone']],
      ['member.file', [], ['dp']],
    ])
    expect(JSON.stringify(await entryOf(written({ before: null, after })))).not.toContain('a/1')
  })

  it('that never was, is none', async () => {
    expect(await change(before, files('', null))).toEqual([])
  })
})

describe('no entry', () => {
  it('for a repair, which leaves the stamp alone', async () => {
    expect(await entryOf(written({ after: { ...before, phone: '2' } }))).toEqual([])
  })

  it('for a visit or a lookup carried to the member', async () => {
    const after = {
      ...before,
      lastVisitOn: '2026-11-20',
      lookup: { version: 1 },
      updatedAt: t2,
      updatedBy: 'desk',
    }
    expect(await entryOf(written({ after }))).toEqual([])
  })

  it('for what only the server’s acts on packages and money change of a member, which tell of it themselves', async () => {
    const moved = {
      ...before,
      currentPackage: { name: 'Monthly' },
      futurePackage: null,
      lastPackage: null,
      packageHistory: [],
      totalDueAmount: 500,
      creditBalance: 20,
      lookup: { version: 2 },
      updatedAt: t2,
      updatedBy: 'desk',
    }
    expect(await entryOf(written({ after: moved }))).toEqual([])
    const [more] = await entryOf(written({ after: { ...moved, phone: '2' } }))
    expect(more?.data).toMatchObject({ before: ['phone'], after: ['phone'], values: [] })
  })

  it('is not meant for the package of a centre itself, which nothing else tells of', async () => {
    const after = { ...before, currentPackage: { price: 900 }, updatedAt: t2, updatedBy: 'admin' }
    const [entry] = await entryOf(written({ collection: 'gyms', documentId: 'iron', after }))
    expect(entry?.data).toMatchObject({
      after: ['currentPackage'],
      values: [{ field: 'currentPackage.price', before: null, after: 900 }],
    })
  })

  it('for the use of a promo code, which its invoice tells of', async () => {
    const used = {
      ...before,
      usedCount: 1,
      lastUseId: 'i1',
      lastInvoiceId: 'i1',
      updatedAt: t2,
      updatedBy: 'desk',
    }
    const write = (after: Record<string, unknown>) => written({ collection: 'promoCodes', after })
    expect(await entryOf(write(used))).toEqual([])
    expect(await entryOf(write({ ...used, name: 'HOLI' }))).not.toEqual([])
  })
})

describe('what an administrator writes', () => {
  const visit = {
    key: 'key',
    name: 'Meera',
    reason: 'A wrong date',
    openedAt: t1,
    until: new Date(t2.getTime() + 1000),
  }
  const gym: StoredDocument = {
    ...{ id: 'iron', path: 'gyms/iron', pending: false, cursor: () => ({ values: [], id: '' }) },
    data: { support: { allowedUntil: null, visits: { desk: visit } } },
  }

  it('within a visit as support bears its name and reason, also when the visit is over by then', async () => {
    const [entry] = await entryOf(written({}), 'ADMIN', gym)
    expect(entry?.data).toMatchObject({ byRole: 'ADMIN', support: { name: 'Meera', reason: 'A wrong date' } })
  })

  it('outside of one bears none, and nobody else’s does', async () => {
    const later = written({ at: new Date(t2.getTime() + 2000) })
    for (const [document, role, inside] of [
      [later, 'ADMIN', gym],
      [written({}), 'MANAGER', gym],
      [written({}), 'ADMIN', null],
    ] as const)
      expect((await entryOf(document, role, inside))[0]?.data).not.toHaveProperty('support')
  })
})
