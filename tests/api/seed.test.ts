import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore, Timestamp } from 'firebase-admin/firestore'
import { getStorage } from 'firebase-admin/storage'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { civilOfKey } from '@/domain/attendance/dateKey'
import { civil } from '@/domain/shared/civilDate'
import { mapOf } from '@/domain/shared/readers'
import { accounts, EMPTY, ICE, IRON } from '../../scripts/seed/accounts'
import { main } from '../../scripts/seed/main'
import { olderRecordsOn } from '../../scripts/seed/olderRecords'
import { readingOf } from '../support/readingOf'

/** Friday evening in India; a project of its own in the same emulators, so that no other test meets the demo. */
const now = new Date('2026-11-20T13:05:00.000Z')
const projectId = 'demo-seed'

describe('the older records', () => {
  const older = olderRecordsOn(civil('2026-11-20'))

  it.each(Object.entries(older))(
    'in %s are read by today’s code and leave something to write back',
    (_, records) => {
      for (const { path, data } of records) {
        const { parsed, upgraded } = readingOf(path, data)
        expect(parsed.error, path).toBeUndefined()
        expect(upgraded['repairs'], path).not.toBeNull()
      }
    },
  )

  it('hold at least one of every specified conversion', () => {
    const members = older.members.map(({ data }) => data)
    const packages = members.map(({ currentPackage }) => mapOf(currentPackage)).filter((pkg) => pkg !== null)
    const days = older.attendance.flatMap(({ data }) =>
      Object.entries(data).filter(([key]) => civilOfKey(key)),
    )
    expect(members.length).toBeGreaterThanOrEqual(8)
    expect(packages.some(({ amount }) => typeof amount === 'string')).toBe(true)
    expect(packages.some(({ duration, durationType }) => typeof duration === 'string' && !durationType)).toBe(
      true,
    )
    expect(members.some(({ packageHistory }) => Array.isArray(packageHistory))).toBe(true)
    for (const field of ['isActive', 'totalDueAmount', 'biometricUserId'])
      expect(
        members.some((member) => !(field in member)),
        field,
      ).toBe(true)
    expect(members.every((member) => !('lookup' in member))).toBe(true)
    expect(older.templates.some(({ data }) => typeof data['price'] === 'string')).toBe(true)
    expect(older.invoices.some(({ data }) => typeof data['amount'] === 'string')).toBe(true)
    expect(days.some(([key]) => /^\d{4}-/.test(key))).toBe(true)
    expect(days.some(([, value]) => mapOf(value)?.['exit'] instanceof Date)).toBe(true)
    expect(days.some(([, value]) => mapOf(value) && !mapOf(value)?.['exit'])).toBe(true)
  })
})

describe('the seed', () => {
  const app = initializeApp({ projectId, storageBucket: `${projectId}.appspot.com` }, 'seed-test')
  const store = getFirestore(app)
  const lines: string[] = []
  const seed = (ifEmpty: boolean) =>
    main({ ifEmpty, large: [], now, projectId, say: (line) => void lines.push(line) })

  beforeAll(() => seed(true), 120_000)
  afterAll(() => deleteApp(app))

  const countOf = async (collection: string, gymId: string) =>
    (await store.collection(collection).where('gymId', '==', gymId).count().get()).data().count

  it('makes every account with its claims, its name and a verified address', async () => {
    for (const { uid, email, displayName, claims } of accounts) {
      const account = await getAuth(app).getUser(uid)
      expect(account).toMatchObject({ email, displayName, emailVerified: true, disabled: false })
      expect(account.customClaims ?? {}).toEqual(claims)
    }
  })

  it('writes the centres with their data, and nothing into the empty one', async () => {
    expect(await countOf('members', IRON)).toBe(180)
    expect(await countOf('members', ICE)).toBe(60)
    expect(await countOf('attendanceDays', IRON)).toBe(90)
    for (const collection of ['members', 'memberPackages', 'invoices', 'attendance', 'memberDirectory'])
      expect(await countOf(collection, EMPTY), collection).toBe(0)
    expect((await store.doc(`gyms/${EMPTY}`).get()).exists).toBe(true)
  })

  it('writes instants as timestamps and days as text', async () => {
    const [member] = (await store.collection('members').where('lookup.version', '==', 1).limit(1).get()).docs
    expect(member?.get('createdAt')).toBeInstanceOf(Timestamp)
    expect(member?.get('lookup.joinedOn')).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  })

  it('puts the photos where the members say they are', async () => {
    const [member] = (await store.collection('members').where('dp', '>', '').limit(1).get()).docs
    const file = getStorage(app)
      .bucket()
      .file(String(member?.get('dp')))
    expect((await file.exists())[0]).toBe(true)
    expect((await file.getMetadata())[0].contentType).toBe('image/png')
  })

  it('leaves a filled store alone when it is asked to fill an empty one', async () => {
    await store.doc(`gyms/${EMPTY}`).update({ name: 'Renamed by its owner' })
    await seed(true)
    expect((await store.doc(`gyms/${EMPTY}`).get()).get('name')).toBe('Renamed by its owner')
    expect(lines.at(-1)).toContain('stays as it is')
  })
})
