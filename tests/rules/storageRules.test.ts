import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing'
import {
  deleteObject,
  getBytes,
  getDownloadURL,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  type FirebaseStorage,
} from 'firebase/storage'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { upgradeGym } from '@/domain/gyms/upgradeGym'
import { adminStore, host, ports } from '../support/emulators'
import { accountNames, accounts, ICE, IRON, SHUT, type Account, type AccountName } from './support/accounts'
import { expectAllowed, expectDenied } from './support/check'
import { refusalOf, rulesText } from './support/environment'

let environment: RulesTestEnvironment

/** The Storage emulator looks into the store of the suite's own project. */
const setRecord = (path: string, fields: Record<string, unknown>) => adminStore().doc(path).set(fields)
const inside = (uid: string, minutes: number) => ({
  visits: { [uid]: { until: new Date(Date.now() + minutes * 60_000) } },
})
const setGym = (gymId: string, isDisabled: unknown, support: object = inside('root', 600)) =>
  setRecord(`gyms/${gymId}`, { isDisabled, support })
const employ = (uid: string | null, fields: Record<string, unknown> = {}) =>
  setRecord(`staff/${String(uid)}`, { isActive: true, deleted: false, tokensValidAfter: 0, ...fields })

beforeAll(async () => {
  await setGym(IRON, false)
  await setGym(ICE, false)
  await setGym(SHUT, true)
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

const picture = { contentType: 'image/webp' }

const upload = (account: Account, path: string) =>
  uploadBytes(ref(filesOf(account), path), new Uint8Array(3), picture)

const look = (account: Account, path: string) => getBytes(ref(filesOf(account), path))

/** As the server puts it there. */
const arrange = (path: string) =>
  environment.withSecurityRulesDisabled(async (context) => {
    const files = context.storage() as unknown as FirebaseStorage
    await uploadBytes(ref(files, path), new Uint8Array(3), picture)
  })

async function arranged(path: string): Promise<string> {
  await arrange(path)
  return path
}

let serial = 0
const photo = (gymId: string, ending = 'webp') =>
  `${gymId}/members/${gymId}-member/photo-${String(++serial)}.${ending}`
const idProof = (gymId: string, ending: string) =>
  `${gymId}/members/${gymId}-member/idProof-${String(++serial)}.${ending}`
const staffPhoto = (gymId: string) => `${gymId}/staff/${gymId}-coach/photo-${String(++serial)}.webp`
const staffDocument = (gymId: string) => `${gymId}/staff/${gymId}-coach/document-${String(++serial)}.pdf`
const staffProof = (gymId: string, ending = 'pdf') =>
  `${gymId}/staff/${gymId}-coach/idProof-${String(++serial)}.${ending}`
const bill = (gymId: string, ending = 'jpg') =>
  `${gymId}/expenses/${gymId}-expense/bill-${String(++serial)}.${ending}`
const logo = (gymId: string) => `${gymId}/site-config/logo`
const signature = (gymId: string) => `${gymId}/site-config/signature-${String(++serial)}.jpg`

const desk: readonly AccountName[] = ['owner', 'manager', 'admin']
const owner: readonly AccountName[] = ['owner', 'admin']

async function attempts(account: Account, fresh: () => string) {
  const standing = await arranged(fresh())
  const files = filesOf(account)
  const folder = standing.slice(0, standing.lastIndexOf('/'))
  const is = async (attempt: Promise<unknown>) => (await refusalOf(attempt)) === null
  return {
    get: await is(look(account, standing)),
    address: await is(getDownloadURL(ref(files, standing))),
    list: await is(listAll(ref(files, folder))),
    create: await is(upload(account, fresh())),
    overwrite: await is(upload(account, standing)),
    describe: await is(updateMetadata(ref(files, standing), { contentType: 'text/html' })),
    delete: await is(deleteObject(ref(files, standing))),
  }
}

const nobody: readonly AccountName[] = []

/** Who reads and who removes each kind; nobody writes one. */
const kinds = [
  ['a member’s photo', photo, desk, desk],
  ['a member’s ID proof', (gymId: string) => idProof(gymId, 'jpg'), nobody, nobody],
  ['an employee’s photo', staffPhoto, owner, owner],
  ['an employee’s contract', staffDocument, owner, owner],
  ['an employee’s ID proof', staffProof, nobody, nobody],
  ['the bill of an expense', bill, owner, owner],
  ['a centre’s logo', logo, [...desk, 'admin outside'], owner],
  ['the signature of who signs for a centre', signature, desk, owner],
] as const

describe.each(kinds)('%s', (_, fresh, readers, removers) => {
  it.each(accountNames)('%s', async (name) => {
    const { target } = accounts[name]
    const mayRead = readers.includes(name)
    expect(await attempts(accounts[name], () => fresh(target))).toEqual({
      get: mayRead,
      address: mayRead,
      list: false,
      create: false,
      overwrite: false,
      describe: false,
      delete: removers.includes(name),
    })
  })
})

describe('whose files', () => {
  it('an owner without the claim `gymId` is known by uid and `clientType`', async () => {
    const path = await arranged(logo(IRON))
    await expectAllowed(look({ uid: IRON, claims: { clientType: 'GYM' } }, path))
    await expectDenied(look({ uid: IRON, claims: {} }, path))
    await expectDenied(look({ uid: IRON, claims: { clientType: 'GYM', gymId: ICE } }, path))
    await expectDenied(look({ uid: ICE, claims: { clientType: 'GYM' } }, path))
  })

  it('an account without a centre has no folder of its own either', async () => {
    const path = await arranged(photo('nobody'))
    const claimed = { uid: 'nobody', claims: { clientType: 'GYM' } }
    await expectDenied(look(claimed, path))
    await setGym('nobody', false)
    await expectAllowed(look(claimed, path))
    await expectDenied(look({ uid: 'nobody', claims: {} }, path))
  })

  it('a manager needs the centre in the claim', async () => {
    const path = await arranged(photo(IRON))
    await expectAllowed(look({ uid: 'desk', claims: { role: 'Manager', gymId: IRON } }, path))
    await expectDenied(look({ uid: IRON, claims: { role: 'Manager', clientType: 'GYM' } }, path))
  })

  it('an administrator is one by `admin: true` alone', async () => {
    const path = await arranged(logo(IRON))
    await expectAllowed(look({ uid: 'root', claims: { admin: true } }, path))
    await expectDenied(look({ uid: 'root', claims: { admin: 'true' } }, path))
  })

  it('a manager sees the own photo among those of the staff, and removes none', async () => {
    const own = await arranged(`${IRON}/staff/${accounts.manager.uid}/photo-own.webp`)
    const proof = await arranged(`${IRON}/staff/${accounts.manager.uid}/idProof-own.webp`)
    const contract = await arranged(`${IRON}/staff/${accounts.manager.uid}/document-own.pdf`)
    await expectAllowed(look(accounts.manager, own))
    await expectDenied(look(accounts.manager, proof))
    await expectDenied(look(accounts.manager, contract))
    await expectAllowed(look(accounts.owner, contract))
    await expectDenied(deleteObject(ref(filesOf(accounts.manager), own)))
    await expectAllowed(deleteObject(ref(filesOf(accounts.owner), own)))
  })

  it('a photo is a photo by the beginning of its name, a bill a bill', async () => {
    const folder = `${IRON}/members/${IRON}-member`
    await expectAllowed(look(accounts.owner, await arranged(`${folder}/photo-1.webp`)))
    await expectDenied(look(accounts.owner, await arranged(`${folder}/idProof-photo-1.webp`)))
    await expectDenied(look(accounts.owner, await arranged(`${folder}/deeper/photo-1.webp`)))
    await expectDenied(look(accounts.owner, await arranged(`${IRON}/expenses/e/photo-1.webp`)))
    await expectDenied(look(accounts.owner, await arranged(`${IRON}/elsewhere/photo-1.webp`)))
    await expectDenied(look(accounts.owner, await arranged('photo-1.webp')))
  })
})

describe('from the same moment as in the store', () => {
  const gym = 'moment'
  const boss = { uid: gym, claims: { role: 'Client', clientType: 'GYM', gymId: gym } }
  const desk = { uid: 'moment-desk', claims: { role: 'Manager', gymId: gym } }
  const signedInAt = (seconds: number): Account => ({ ...desk, claims: { ...desk.claims, iat: seconds } })
  const path = photo(gym)
  const see = (account: Account) => look(account, path)

  beforeAll(() => arrange(path))

  it('a disabled centre is shut out, and let in again', async () => {
    await setGym(gym, false)
    await expectAllowed(see(boss))
    await expectAllowed(see(desk))
    await setGym(gym, true)
    await expectDenied(see(boss))
    await expectDenied(see(desk))
    await expectAllowed(see(accounts.admin))
    await setGym(gym, 'true')
    await expectDenied(see(boss))
    await setGym(gym, false)
    await expectAllowed(see(boss))
  })

  it.each(kinds)(
    '%s of a lapsed centre stays, and is read; with a package it goes again',
    async (...kind) => {
      const [, fresh, readers, removers] = kind
      // As the server makes it of the package: what does not follow from the record, its trigger puts right.
      const endsOn = (endDate: string) => {
        const currentPackage = { name: 'Growth', price: 999, startDate: '2020-01-01', endDate }
        const record = { isDisabled: false, support: inside('root', 600), currentPackage }
        return setRecord(`gyms/${gym}`, { ...record, ...upgradeGym(gym, record).repairs })
      }
      const may = async (attempt: Promise<unknown>) => (await refusalOf(attempt)) === null
      const standing = await arranged(fresh(gym))
      const people = [
        ['owner', boss],
        ['manager', desk],
      ] as const
      for (const [name, account] of people) {
        const remove = () => deleteObject(ref(filesOf(account), standing))
        await endsOn('2020-01-31')
        expect(await may(look(account, standing))).toBe(readers.includes(name))
        expect(await may(remove())).toBe(false)
        await endsOn('2199-12-31')
        expect(await may(remove())).toBe(removers.includes(name))
        await arrange(standing)
      }
      await endsOn('2020-01-31')
      expect(await may(deleteObject(ref(filesOf(accounts.admin), standing)))).toBe(removers.includes('admin'))
      await setGym(gym, false)
    },
  )

  it('support is in from opening the centre to leaving it, and in no other', async () => {
    await setGym(gym, false, inside('root', 5))
    await expectAllowed(see(accounts.admin))
    await expectDenied(see(accounts['admin outside']))
    await setGym(gym, false, inside('root', -1))
    await expectDenied(see(accounts.admin))
    await setRecord(`gyms/${gym}`, { isDisabled: false })
    await expectDenied(see(accounts.admin))
    await expectDenied(look(accounts.admin, await arranged(photo('no-such-centre'))))
    await setGym(gym, false)
    await expectAllowed(see(accounts.admin))
  })

  it('a deactivated employee is shut out, and a sign-in older than the server says', async () => {
    await setGym(gym, false)
    await adminStore().doc(`staff/${desk.uid}`).delete()
    await expectAllowed(see(desk))
    await employ(desk.uid, { isActive: false })
    await expectDenied(see(desk))
    await employ(desk.uid, { deleted: true })
    await expectDenied(see(desk))
    await employ(desk.uid, { tokensValidAfter: 1000 })
    await expectDenied(see(signedInAt(999)))
    await expectAllowed(see(signedInAt(1000)))
    await employ(desk.uid)
    await expectAllowed(see(desk))
  })
})
