import { randomUUID } from 'node:crypto'
import { ask, newAccount } from './support/servedCalls'
import { getStorage } from 'firebase-admin/storage'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fileCalls } from '@/domain/api/calls/fileCalls'
import type { FileKind } from '@/domain/files/fileKinds'
import { shardOf } from '@/domain/members/directory'
import { directoryEntrySchema } from '@/domain/members/directoryEntry'
import { readListLine } from '@/domain/members/listLine'
import { mapOf } from '@/domain/shared/readers'
import { endProofAddressesWork } from '../../functions/src/schedules/endProofAddresses'
import { adminApp, adminStore, host, ports } from '../support/emulators'
import { html, pdf, png, svg } from '../support/files'
import { putGym } from './support/gymFixtures'
import { openAdminStore } from './support/dataStores'
import { emptyStore } from './support/emptyStore'

const IRON = 'files-iron'
const ICE = 'files-ice'
const tokens = { admin: '', owner: '', manager: '', sales: '', other: '', otherDesk: '' }
const { store } = openAdminStore()

const put = (kind: FileKind, id: string, bytes: Buffer, token = tokens.manager, gymId = IRON) =>
  ask('putFile', { gymId, kind, id, file: bytes.toString('base64') }, { token })

async function kept(kind: FileKind, id: string, bytes: Buffer, token = tokens.manager): Promise<string> {
  const { status, body } = await put(kind, id, bytes, token)
  expect([status, body]).toMatchObject([200, { kind: 'done' }])
  const answer = fileCalls.putFile.output.parse(body)
  return answer.kind === 'done' ? answer.path : ''
}

const about = (id: string, gymId = IRON) => ({ gymId, of: 'member', id })
const read = (id: string, path: string, token = tokens.manager, gymId = IRON) =>
  ask('readIdProof', { ...about(id, gymId), path }, { token })
const remove = (id: string, path: string, token = tokens.manager) =>
  ask('removeIdProof', { ...about(id), path }, { token })
const confirm = (id: string, path: string, token = tokens.owner) =>
  ask('confirmIdProof', { ...about(id), path }, { token })
const listed = async (id: string, token = tokens.manager) =>
  fileCalls.listIdProofs.output.parse((await ask('listIdProofs', about(id), { token })).body).proofs

const fileAt = (path: string) => getStorage(adminApp()).bucket().file(path)
const stands = async (path: string) => (await fileAt(path).exists())[0]
const everyFile = async () => {
  const [files] = await getStorage(adminApp()).bucket().getFiles()
  return files.map(({ name }) => name).sort()
}
const recordOf = async (path: string) => (await adminStore().doc(path).get()).data() ?? {}
const acts = async (id: string) => {
  const { docs } = await adminStore().collection('auditLogs').where('documentId', '==', id).get()
  return docs
    .map((entry) => entry.data())
    .map(({ act, by }) => `${String(act)} ${String(by)}`)
    .sort()
}

beforeAll(async () => {
  tokens.admin = await newAccount('files-admin', { admin: true })
  tokens.owner = await newAccount(IRON, { role: 'Client', clientType: 'GYM', gymId: IRON })
  tokens.other = await newAccount(ICE, { role: 'Client', clientType: 'GYM', gymId: ICE })
  tokens.manager = await newAccount('files-desk', { role: 'Manager', clientType: 'GYM', gymId: IRON })
  tokens.otherDesk = await newAccount('files-ice-desk', { role: 'Manager', clientType: 'GYM', gymId: ICE })
  tokens.sales = await newAccount('files-sales', { role: 'Sales' })
})

let asha = ''

beforeEach(async () => {
  await emptyStore()
  await putGym(store, IRON)
  await putGym(store, ICE)
  asha = `asha-${randomUUID()}`
  await adminStore().doc(`members/${asha}`).set({ gymId: IRON, name: 'Asha' })
  await adminStore().doc('staff/files-desk').set({ gymId: IRON, name: 'Ravi', role: 'Manager' })
  await adminStore().doc('staff/files-coach').set({ gymId: IRON, name: 'Mohan' })
  await adminStore().doc('expenses/files-rent').set({ gymId: IRON, amount: 100 })
})

describe('the first bytes decide what a file is, not its name', () => {
  it('a picture and a PDF are kept, under the type that they are', async () => {
    const [photo, proof] = [await kept('memberPhoto', asha, png), await kept('memberIdProof', asha, pdf())]
    expect(photo).toMatch(new RegExp(`^${IRON}/members/${asha}/photo-[0-9a-f]{40}\\.png$`))
    expect(proof).toMatch(new RegExp(`^${IRON}/members/${asha}/idProof-[0-9a-f]{40}\\.pdf$`))
    expect((await fileAt(photo).getMetadata())[0].contentType).toBe('image/png')
    expect((await fileAt(proof).getMetadata())[0].contentType).toBe('application/pdf')
  })

  it.each([
    ['a page', html],
    ['an SVG', svg],
    ['a page after a picture’s first two bytes', Buffer.concat([png.subarray(0, 2), html])],
  ])('%s is nothing that is kept', async (_, bytes) => {
    const before = await everyFile()
    for (const kind of ['memberPhoto', 'memberIdProof', 'bill', 'logo'] as const)
      expect((await put(kind, asha, bytes, tokens.owner)).status).toBe(400)
    expect(await everyFile()).toEqual(before)
  })

  it('a PDF is no photo, and a picture of too many pixels none either', async () => {
    expect((await put('memberPhoto', asha, pdf())).body).toMatchObject({ kind: 'refused' })
    const bomb = Buffer.from(png)
    bomb.writeUInt32BE(60_000, 16)
    bomb.writeUInt32BE(60_000, 20)
    expect((await put('memberPhoto', asha, bomb)).body).toMatchObject({
      kind: 'refused',
      reason: 'This picture has too many pixels. Choose a smaller one.',
    })
    await kept('memberPhoto', asha, png)
  })

  it('a photo is at most 2 MB, an ID proof 5 MB', async () => {
    const sized = (bytes: number) => Buffer.concat([png, Buffer.alloc(bytes - png.length)])
    const mebibytes = (count: number) => count * 1024 * 1024
    await kept('memberPhoto', asha, sized(mebibytes(2)))
    expect((await put('memberPhoto', asha, sized(mebibytes(2) + 1))).body).toMatchObject({ kind: 'refused' })
    await kept('memberIdProof', asha, sized(mebibytes(5)))
    expect((await put('memberIdProof', asha, sized(mebibytes(5) + 1))).status).not.toBe(500)
    expect((await put('memberIdProof', asha, sized(mebibytes(5) + 1))).body).not.toMatchObject({
      kind: 'done',
    })
  })
})

describe('what is written along', () => {
  it('is the server’s: shown in the page, kept by nobody on the way, with no address of its own', async () => {
    for (const path of [await kept('memberPhoto', asha, png), await kept('memberIdProof', asha, pdf())]) {
      const [{ contentDisposition, contentEncoding, cacheControl, metadata }] =
        await fileAt(path).getMetadata()
      expect([contentDisposition, contentEncoding, cacheControl, metadata]).toEqual([
        'inline',
        undefined,
        'private, no-store',
        undefined,
      ])
    }
  })

  it('the logo alone has a public address, a new one with each logo', async () => {
    const tokenOf = async () => (await fileAt(`${IRON}/site-config/logo`).getMetadata())[0].metadata
    expect(await kept('logo', IRON, png, tokens.owner)).toBe(`${IRON}/site-config/logo`)
    const first = await tokenOf()
    expect(first).toHaveProperty('firebaseStorageDownloadTokens')
    await kept('logo', IRON, png, tokens.owner)
    expect(await tokenOf()).not.toEqual(first)
  })
})

describe('whose folder', () => {
  it('nobody’s who does not exist, is another centre’s, or whose documents are not the caller’s', async () => {
    await adminStore().doc('members/files-ice-member').set({ gymId: ICE, name: 'Bina' })
    const before = await everyFile()
    for (const [kind, id, token] of [
      ['memberPhoto', 'no-such-member', tokens.manager],
      ['memberIdProof', 'no-such-member', tokens.owner],
      ['memberPhoto', 'files-ice-member', tokens.owner],
      ['staffPhoto', 'no-such-employee', tokens.owner],
      ['staffIdProof', 'files-coach', tokens.manager],
      ['staffPhoto', 'files-coach', tokens.manager],
      ['bill', 'no-such-expense', tokens.owner],
      ['bill', 'files-rent', tokens.manager],
      ['logo', IRON, tokens.manager],
      ['logo', ICE, tokens.owner],
      ['memberPhoto', asha, tokens.other],
      ['memberPhoto', asha, tokens.otherDesk],
      ['memberPhoto', asha, tokens.sales],
    ] as const)
      expect([kind, id, (await put(kind, id, png, token)).status]).toEqual([kind, id, 403])
    const anonymous = { gymId: IRON, kind: 'memberPhoto', id: asha, file: png.toString('base64') }
    expect((await ask('putFile', anonymous)).status).toBe(401)
    expect(await everyFile()).toEqual(before)
    await kept('memberPhoto', asha, png)
    await kept('staffPhoto', 'files-desk', png, tokens.manager)
    await kept('staffPhoto', 'files-coach', png, tokens.owner)
    await kept('staffIdProof', 'files-coach', pdf(), tokens.owner)
    await kept('bill', 'files-rent', pdf(), tokens.owner)
    await kept('memberPhoto', asha, png, tokens.admin)
  })
})

describe('an ID proof', () => {
  it('is handed to the desk and the owner of its centre, and each look stands in the audit log', async () => {
    const bytes = pdf()
    const path = await kept('memberIdProof', asha, bytes)
    expect((await recordOf(`members/${asha}`))['idProof']).toBe(path)
    for (const token of [tokens.manager, tokens.owner, tokens.admin])
      expect((await read(asha, path, token)).body).toEqual({
        kind: 'done',
        type: 'application/pdf',
        file: bytes.toString('base64'),
      })
    for (const token of [tokens.other, tokens.otherDesk, tokens.sales])
      expect((await read(asha, path, token)).status).toBe(403)
    expect((await read(asha, path, tokens.other, ICE)).status).toBe(403)
    expect((await read('no-such-member', path)).status).toBe(403)
    expect((await ask('readIdProof', { ...about(asha), path }, {})).status).toBe(401)
    expect(await acts(asha)).toEqual([
      'idProof.read files-admin',
      'idProof.read files-desk',
      `idProof.read ${IRON}`,
      'idProof.replace files-desk',
    ])
  })

  it('of an employee is the owner’s alone', async () => {
    const path = await kept('staffIdProof', 'files-coach', pdf(), tokens.owner)
    expect((await recordOf('staff/files-coach'))['idProof']).toBe(path)
    const coach = { gymId: IRON, of: 'staff', id: 'files-coach', path }
    expect((await ask('readIdProof', coach, { token: tokens.manager })).status).toBe(403)
    expect((await ask('readIdProof', coach, { token: tokens.owner })).body).toMatchObject({ kind: 'done' })
  })

  it('opens no other file, whatever the record names', async () => {
    await adminStore().doc('members/files-ravi').set({ gymId: IRON, name: 'Ravi' })
    const [bill, photo, foreign, own] = [
      await kept('bill', 'files-rent', pdf(), tokens.owner),
      await kept('memberPhoto', asha, png),
      await kept('memberIdProof', 'files-ravi', pdf()),
      await kept('memberIdProof', asha, pdf()),
    ]
    for (const path of [bill, photo, foreign]) {
      await adminStore().doc(`members/${asha}`).update({ idProof: path })
      expect((await read(asha, path)).status).toBe(403)
      expect((await confirm(asha, path)).status).toBe(403)
      await kept('memberIdProof', asha, pdf())
      expect(await stands(path)).toBe(true)
    }
    await adminStore().doc(`members/${asha}`).update({ idProof: own })
    expect((await read(asha, own)).status).toBe(200)
  })

  describe('that a page of before has put there', () => {
    const bytes = pdf('older')

    async function older() {
      const path = `${IRON}/members/${asha}/idProof-older.pdf`
      await fileAt(path).save(bytes, {
        resumable: false,
        metadata: {
          contentType: 'application/pdf',
          metadata: { firebaseStorageDownloadTokens: 'forever', confirmedOn: '2026-11-01' },
        },
      })
      await adminStore().doc(`members/${asha}`).update({ idProof: path })
      const { name } = fileAt(path).bucket
      const object = `http://${host}:${String(ports.storage)}/v0/b/${name}/o/${encodeURIComponent(path)}`
      const opens = async () => (await fetch(`${object}?alt=media&token=forever`)).status
      expect(await opens()).toBe(200)
      return { path, opens }
    }

    it('loses its public address with the first look, and keeps what the owner said of it', async () => {
      const { path, opens } = await older()
      expect((await read(asha, path)).body).toMatchObject({ file: bytes.toString('base64') })
      expect(await opens()).toBe(403)
      expect((await listed(asha))[0]?.confirmedOn).toBe('2026-11-01')
    })

    it('or by itself, within a week', async () => {
      const { opens } = await older()
      expect(await endProofAddressesWork()).toBe(1)
      expect(await opens()).toBe(403)
      expect(await endProofAddressesWork()).toBe(0)
    })
  })
})

describe('the desk replaces a proof but deletes none that the owner confirmed', () => {
  it('one that nobody confirmed goes when it is replaced', async () => {
    const first = await kept('memberIdProof', asha, pdf())
    const second = await kept('memberIdProof', asha, pdf())
    expect([await stands(first), await stands(second)]).toEqual([false, true])
    expect((await recordOf(`members/${asha}`))['idProof']).toBe(second)
  })

  it('one that the owner confirmed stays, for the owner to see', async () => {
    const first = await kept('memberIdProof', asha, pdf())
    expect((await confirm(asha, first, tokens.manager)).status).toBe(403)
    expect((await confirm(asha, first)).body).toEqual({ kind: 'done' })
    const second = await kept('memberIdProof', asha, pdf())
    expect([await stands(first), await stands(second)]).toEqual([true, true])
    expect((await listed(asha)).map(({ path }) => path)).toEqual([second])
    const all = await listed(asha, tokens.owner)
    expect(
      all.map(({ path, isCurrent, confirmedOn }) => [path, isCurrent, confirmedOn !== null]).sort(),
    ).toEqual(
      [
        [first, false, true],
        [second, true, false],
      ].sort(),
    )
    expect((await read(asha, first)).status).toBe(403)
    expect((await read(asha, first, tokens.owner)).status).toBe(200)
    expect((await remove(asha, first)).status).toBe(403)
    expect((await remove(asha, first, tokens.owner)).body).toEqual({ kind: 'done' })
    expect(await stands(first)).toBe(false)
  })

  it('nor by its record, which a page may empty', async () => {
    const first = await kept('memberIdProof', asha, pdf())
    await confirm(asha, first)
    expect((await remove(asha, first)).body).toMatchObject({ kind: 'refused' })
    await adminStore().doc(`members/${asha}`).update({ idProof: '' })
    await kept('memberIdProof', asha, pdf())
    expect(await stands(first)).toBe(true)
    expect((await listed(asha, tokens.owner)).map(({ path }) => path)).toContain(first)
  })

  it('tells the lists of members whether there is one', async () => {
    const isListed = async () => {
      const shard = await recordOf(`memberDirectory/${IRON}_${shardOf(asha)}`)
      const entry = directoryEntrySchema.parse(mapOf(shard['people'])?.[asha])
      return readListLine(entry.w)?.hasIdProof
    }
    const path = await kept('memberIdProof', asha, pdf())
    expect(await isListed()).toBe(true)
    expect((await remove(asha, path)).body).toEqual({ kind: 'done' })
    expect(await isListed()).toBe(false)
  })

  it('removes one that nobody confirmed, and the owner any', async () => {
    const first = await kept('memberIdProof', asha, pdf())
    expect((await remove(asha, first)).body).toEqual({ kind: 'done' })
    expect([await stands(first), (await recordOf(`members/${asha}`))['idProof']]).toEqual([false, ''])
    const second = await kept('memberIdProof', asha, pdf())
    await confirm(asha, second)
    expect((await remove(asha, second, tokens.owner)).body).toEqual({ kind: 'done' })
    expect([await stands(second), (await recordOf(`members/${asha}`))['idProof']]).toEqual([false, ''])
    expect(await acts(asha)).toContain(`idProof.remove ${IRON}`)
  })

  it('what was replaced meanwhile can’t be confirmed', async () => {
    const first = await kept('memberIdProof', asha, pdf())
    const second = await kept('memberIdProof', asha, pdf())
    expect((await confirm(asha, first)).body).toMatchObject({ kind: 'refused' })
    expect((await confirm(asha, second)).body).toEqual({ kind: 'done' })
    expect((await confirm(asha, second)).body).toEqual({ kind: 'done' })
    expect((await acts(asha)).filter((act) => act.startsWith('idProof.confirm'))).toHaveLength(1)
  })

  it('the same file again is the same file, and stays confirmed', async () => {
    const bytes = pdf()
    const first = await kept('memberIdProof', asha, bytes)
    await confirm(asha, first)
    expect(await kept('memberIdProof', asha, bytes)).toBe(first)
    expect((await listed(asha)).map(({ confirmedOn }) => confirmedOn !== null)).toEqual([true])
  })
})
