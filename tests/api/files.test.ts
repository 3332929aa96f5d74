import '../support/ownProject'
import { getStorage } from 'firebase-admin/storage'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { adminApp, adminStore } from '../support/emulators'
import { html, pdf, png, svg } from '../support/files'
import { beginFiles, fileAt, filesAccounts, ICE, IRON, kept, put, tokens } from './support/filesGym'
import { ask } from './support/servedCalls'

const everyFile = async () => {
  const [files] = await getStorage(adminApp()).bucket().getFiles()
  return files.map(({ name }) => name).sort()
}

let asha = ''

beforeAll(filesAccounts)
beforeEach(async () => {
  asha = await beginFiles()
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
    for (const kind of ['memberPhoto', 'memberIdProof', 'bill', 'logo', 'signature'] as const)
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

  it('the signature of who signs for the centre is its own, and has no public address', async () => {
    const path = await kept('signature', IRON, png, tokens.owner)
    expect(path).toMatch(new RegExp(`^${IRON}/site-config/signature-[0-9a-f]{40}\\.png$`))
    const [{ cacheControl, metadata }] = await fileAt(path).getMetadata()
    expect([cacheControl, metadata]).toEqual(['private, no-store', undefined])
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
      ['signature', IRON, tokens.manager],
      ['signature', ICE, tokens.owner],
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
