import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { deleteObject, getBytes, listAll, ref, uploadBytes, type FirebaseStorage } from 'firebase/storage'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminStore, host, ports } from '../support/emulators'
import { accountNames, accounts, ICE, IRON, SHUT, type Account, type AccountName } from './support/accounts'
import { expectAllowed, expectDenied } from './support/check'
import { refusalOf, rulesText } from './support/environment'

const MEBIBYTE = 1024 * 1024

let environment: RulesTestEnvironment

/** The Storage emulator looks into the store of the suite's own project. */
const setRecord = (path: string, fields: Record<string, unknown>) => adminStore().doc(path).set(fields)
const setCentre = (gymId: string, isDisabled: unknown) => setRecord(`gyms/${gymId}`, { isDisabled })
const employ = (uid: string | null, fields: Record<string, unknown> = {}) =>
  setRecord(`staff/${String(uid)}`, { isActive: true, deleted: false, tokensValidAfter: 0, ...fields })

beforeAll(async () => {
  await setCentre(IRON, false)
  await setCentre(ICE, false)
  await setCentre(SHUT, true)
  await employ(accounts.manager.uid)
  await employ(accounts['deactivated manager'].uid, { isActive: false })
  environment = await initializeTestEnvironment({
    projectId: 'demo-rules-files',
    storage: { host, port: ports.storage, rules: rulesText('storage.rules') },
  })
})
afterAll(() => environment.cleanup())

const stores = new Map<string, FirebaseStorage>()

function filesOf({ uid, claims }: Account): FirebaseStorage {
  const key = JSON.stringify([uid, claims])
  const known = stores.get(key)
  if (known) return known
  const context =
    uid === null ? environment.unauthenticatedContext() : environment.authenticatedContext(uid, claims)
  // The library types its stores as the older, namespaced ones; they are what the modular functions take.
  const files = context.storage() as unknown as FirebaseStorage
  stores.set(key, files)
  return files
}

type File = { contentType: string; size?: number }

const upload = (account: Account, path: string, { contentType, size = 3 }: File) =>
  uploadBytes(ref(filesOf(account), path), new Uint8Array(size), { contentType })

const picture = { contentType: 'image/webp' }

const arrange = (path: string) =>
  environment.withSecurityRulesDisabled(async (context) => {
    const files = context.storage() as unknown as FirebaseStorage
    await uploadBytes(ref(files, path), new Uint8Array(3), picture)
  })

let serial = 0
const photo = (gymId: string, ending = 'webp') =>
  `${gymId}/members/${gymId}-member/photo-${String(++serial)}.${ending}`
const idProof = (gymId: string, ending: string) =>
  `${gymId}/members/${gymId}-member/idProof-${String(++serial)}.${ending}`
const staffPhoto = (gymId: string) => `${gymId}/staff/${gymId}-coach/photo-${String(++serial)}.webp`
const staffProof = (gymId: string, ending = 'pdf') =>
  `${gymId}/staff/${gymId}-coach/idProof-${String(++serial)}.${ending}`
const bill = (gymId: string, ending = 'jpg') =>
  `${gymId}/expenses/${gymId}-expense/bill-${String(++serial)}.${ending}`
const logo = (gymId: string) => `${gymId}/site-config/logo`

/** Who may what with the files of the centre that the account tries. */
const desk: readonly AccountName[] = ['owner', 'manager', 'admin']
const owner: readonly AccountName[] = ['owner', 'admin']

async function attempts(account: Account, fresh: () => string) {
  const standing = fresh()
  await arrange(standing)
  const files = filesOf(account)
  const folder = standing.slice(0, standing.lastIndexOf('/'))
  const is = async (attempt: Promise<unknown>) => (await refusalOf(attempt)) === null
  return {
    get: await is(getBytes(ref(files, standing))),
    list: await is(listAll(ref(files, folder))),
    update: await is(upload(account, standing, picture)),
    delete: await is(deleteObject(ref(files, standing))),
    create: await is(upload(account, standing, picture)),
  }
}

const kinds = [
  ['a member’s photo', photo, desk],
  ['a member’s ID proof', (gymId: string) => idProof(gymId, 'jpg'), desk],
  ['an employee’s photo', staffPhoto, owner],
  ['an employee’s ID proof', (gymId: string) => staffProof(gymId, 'jpg'), owner],
  ['the bill of an expense', bill, owner],
] as const

describe.each(kinds)('%s', (_, fresh, who) => {
  it.each(accountNames)('%s', async (name) => {
    const may = who.includes(name)
    const { target } = accounts[name]
    expect(await attempts(accounts[name], () => fresh(target))).toEqual({
      get: may,
      list: false,
      create: may,
      update: may,
      delete: may,
    })
  })
})

describe('a centre’s logo', () => {
  it.each(accountNames)('%s', async (name) => {
    const may = owner.includes(name)
    expect(await attempts(accounts[name], () => logo(accounts[name].target))).toEqual({
      get: desk.includes(name),
      list: false,
      create: may,
      update: may,
      delete: may,
    })
  })
})

describe('whose files', () => {
  it('an owner without the claim `gymId` is known by uid and `clientType`', async () => {
    await expectAllowed(upload({ uid: IRON, claims: { clientType: 'GYM' } }, logo(IRON), picture))
    await expectDenied(upload({ uid: IRON, claims: {} }, logo(IRON), picture))
    await expectDenied(upload({ uid: IRON, claims: { clientType: 'GYM', gymId: ICE } }, logo(IRON), picture))
    await expectDenied(upload({ uid: ICE, claims: { clientType: 'GYM' } }, logo(IRON), picture))
  })

  it('an account without a centre has no folder of its own either', async () => {
    const claimed = { uid: 'nobody', claims: { clientType: 'GYM' } }
    await expectDenied(upload(claimed, photo('nobody'), picture))
    await setCentre('nobody', false)
    await expectAllowed(upload(claimed, photo('nobody'), picture))
    await expectDenied(upload({ uid: 'nobody', claims: {} }, photo('nobody'), picture))
  })

  it('a manager needs the centre in the claim', async () => {
    await expectAllowed(
      upload({ uid: 'desk', claims: { role: 'Manager', gymId: IRON } }, photo(IRON), picture),
    )
    await expectDenied(
      upload({ uid: IRON, claims: { role: 'Manager', clientType: 'GYM' } }, photo(IRON), picture),
    )
  })

  it('an administrator is one by `admin: true` alone', async () => {
    await expectAllowed(upload({ uid: 'root', claims: { admin: true } }, logo(IRON), picture))
    await expectDenied(upload({ uid: 'root', claims: { admin: 'true' } }, logo(IRON), picture))
  })
})

describe('from the same moment as in the store', () => {
  const centre = 'moment'
  const boss = { uid: centre, claims: { role: 'Client', clientType: 'GYM', gymId: centre } }
  const desk = { uid: 'moment-desk', claims: { role: 'Manager', gymId: centre } }
  const signedInAt = (seconds: number): Account => ({ ...desk, claims: { ...desk.claims, iat: seconds } })
  const put = (account: Account) => upload(account, photo(centre), picture)

  it('a disabled centre is shut out, and let in again', async () => {
    await setCentre(centre, false)
    await expectAllowed(put(boss))
    await expectAllowed(put(desk))
    await setCentre(centre, true)
    await expectDenied(put(boss))
    await expectDenied(put(desk))
    await expectAllowed(put(accounts.admin))
    await setCentre(centre, 'true')
    await expectDenied(put(boss))
    await setCentre(centre, false)
    await expectAllowed(put(boss))
  })

  it('a deactivated employee is shut out, and a sign-in older than the server says', async () => {
    await setCentre(centre, false)
    await adminStore().doc(`staff/${desk.uid}`).delete()
    await expectAllowed(put(desk))
    await employ(desk.uid, { isActive: false })
    await expectDenied(put(desk))
    await employ(desk.uid, { deleted: true })
    await expectDenied(put(desk))
    await employ(desk.uid, { tokensValidAfter: 1000 })
    await expectDenied(put(signedInAt(999)))
    await expectAllowed(put(signedInAt(1000)))
    await employ(desk.uid)
    await expectAllowed(put(desk))
  })
})

describe('what may be uploaded', () => {
  const put = (path: string, file: File) => upload(accounts.owner, path, file)

  it.each(['image/png', 'image/jpeg', 'image/webp'])(
    '%s as a photo, an ID proof and a logo',
    async (contentType) => {
      await expectAllowed(put(photo(IRON), { contentType }))
      await expectAllowed(put(idProof(IRON, 'jpg'), { contentType }))
      await expectAllowed(put(logo(IRON), { contentType }))
      await expectAllowed(put(staffPhoto(IRON), { contentType }))
      await expectAllowed(put(bill(IRON), { contentType }))
    },
  )

  it.each(['image/svg+xml', 'text/html', 'image/gif', 'application/octet-stream'])(
    'never %s',
    async (contentType) => {
      await expectDenied(put(photo(IRON), { contentType }))
      await expectDenied(put(idProof(IRON, 'jpg'), { contentType }))
      await expectDenied(put(logo(IRON), { contentType }))
      await expectDenied(put(staffPhoto(IRON), { contentType }))
      await expectDenied(put(staffProof(IRON), { contentType }))
      await expectDenied(put(bill(IRON), { contentType }))
    },
  )

  it('a PDF as an ID proof and a bill only', async () => {
    const contentType = 'application/pdf'
    await expectAllowed(put(staffProof(IRON), { contentType }))
    await expectAllowed(put(bill(IRON, 'pdf'), { contentType }))
    await expectDenied(put(staffPhoto(IRON), { contentType }))
    await expectAllowed(put(idProof(IRON, 'pdf'), { contentType }))
    await expectDenied(put(photo(IRON), { contentType }))
    await expectDenied(put(logo(IRON), { contentType }))
  })

  it('a photo and a logo up to 2 MiB, an ID proof up to 5 MiB, nothing empty', async () => {
    const of = (size: number) => ({ ...picture, size })
    await expectAllowed(put(photo(IRON), of(2 * MEBIBYTE)))
    await expectDenied(put(photo(IRON), of(2 * MEBIBYTE + 1)))
    await expectAllowed(put(logo(IRON), of(2 * MEBIBYTE)))
    await expectDenied(put(logo(IRON), of(2 * MEBIBYTE + 1)))
    await expectAllowed(put(idProof(IRON, 'webp'), of(5 * MEBIBYTE)))
    await expectDenied(put(idProof(IRON, 'webp'), of(5 * MEBIBYTE + 1)))
    await expectAllowed(put(bill(IRON), of(5 * MEBIBYTE)))
    await expectDenied(put(bill(IRON), of(5 * MEBIBYTE + 1)))
    await expectDenied(put(photo(IRON), of(0)))
  })

  it('under the names that the app gives', async () => {
    const folder = `${IRON}/members/${IRON}-member`
    await expectAllowed(put(`${folder}/photo-aB3_-.jpg`, picture))
    await expectDenied(put(`${folder}/photo-.jpg`, picture))
    await expectDenied(put(`${folder}/photo-1.svg`, picture))
    await expectDenied(put(`${folder}/photo-1.webp.html`, picture))
    await expectDenied(put(`${folder}/anything.webp`, picture))
    await expectDenied(put(`${folder}/deeper/photo-1.webp`, picture))
    await expectDenied(put(`${IRON}/site-config/logo2`, picture))
    await expectDenied(put(`${IRON}/staff/${IRON}-coach/bill-1.jpg`, picture))
    await expectDenied(put(`${IRON}/expenses/${IRON}-expense/photo-1.jpg`, picture))
    await expectDenied(put(`${IRON}/expenses/${IRON}-expense/bill-1.svg`, picture))
    await expectDenied(put(`${IRON}/elsewhere/photo-1.webp`, picture))
    await expectDenied(put('photo-1.webp', picture))
  })
})
