import { describe, expect, it } from 'vitest'
import type { ApiPort } from '@/data/api/apiPort'
import type { FilesPort } from '@/data/files/filesPort'
import { FieldProblem } from '@/ui/form/FieldProblem'
import { removeReplaced, uploadPersonFiles } from './personFiles'

const asha = { gymId: 'g1', of: 'member', id: 'm1', idProof: 'g1/members/m1/idProof-old.pdf' } as const
const photo = new Blob(['x'], { type: 'image/webp' })
const proof = new Blob(['x'], { type: 'application/pdf' })
const nothing = { photo: null, idProof: null, dropsPhoto: false, dropsProof: false }

/** Answers each call; undefined stands for one that failed. */
function server(answer: (kind: string) => unknown = (kind) => ({ kind: 'done', path: `path of ${kind}` })) {
  const asked: unknown[] = []
  const api = {
    call: (name: string, input: { kind?: string; path?: string }) => {
      asked.push([name, input.kind ?? input.path])
      return Promise.resolve(answer(input.kind ?? ''))
    },
    // The port is typed call by call, which no stand-in can be.
  } as unknown as ApiPort
  return { api, asked }
}

describe("uploading a person's files", () => {
  it('puts them down by their kind and names the photo, whose path is the page’s to write', async () => {
    const { api, asked } = server()
    const told: string[] = []
    const paths = await uploadPersonFiles(api, asha, { ...nothing, photo, idProof: proof }, (text) =>
      told.push(text),
    )
    expect(asked).toEqual([
      ['putFile', 'memberPhoto'],
      ['putFile', 'memberIdProof'],
    ])
    expect(paths).toEqual({ dp: 'path of memberPhoto' })
    expect(told).toEqual(['Uploading the photo (1 of 2)', 'Uploading the ID proof (2 of 2)'])
  })

  it('asks and names nothing where nothing was chosen, so that what is there stays', async () => {
    const { api, asked } = server()
    expect(await uploadPersonFiles(api, asha, nothing, () => undefined)).toEqual({})
    expect(asked).toEqual([])
  })

  it('says which file failed and what to do', async () => {
    const { api } = server((kind) => (kind === 'memberIdProof' ? undefined : { kind: 'done', path: 'p' }))
    await expect(
      uploadPersonFiles(api, asha, { ...nothing, idProof: proof }, () => undefined),
    ).rejects.toThrow('The ID proof could not be uploaded. Check the connection, then try again.')
  })

  it('says at its field why a file may not be there', async () => {
    const { api } = server(() => ({ kind: 'refused', reason: 'This file is not a picture.' }))
    const attempt = uploadPersonFiles(api, asha, { ...nothing, photo }, () => undefined)
    await expect(attempt).rejects.toBeInstanceOf(FieldProblem)
    await expect(attempt).rejects.toMatchObject({ field: 'photo', message: 'This file is not a picture.' })
  })

  it('takes away what was dropped, unless something new takes its place', async () => {
    const { api, asked } = server()
    const dropped = { ...nothing, dropsPhoto: true, dropsProof: true }
    expect(await uploadPersonFiles(api, asha, { ...dropped, photo }, () => undefined)).toEqual({
      dp: 'path of memberPhoto',
    })
    expect(await uploadPersonFiles(api, asha, dropped, () => undefined)).toEqual({ dp: '' })
    expect(asked.slice(1)).toEqual([
      ['removeIdProof', asha.idProof],
      ['removeIdProof', asha.idProof],
    ])
  })
})

it('a replaced photo is removed from Storage, and none that stays, nor an older address', async () => {
  const removed: string[] = []
  const files = { remove: (path: string) => Promise.resolve(void removed.push(path)) } as FilesPort
  await removeReplaced(files, 'g1/members/m1/photo-old.webp', 'g1/members/m1/photo-new.webp')
  await removeReplaced(files, 'g1/members/m1/photo-same.webp', 'g1/members/m1/photo-same.webp')
  await removeReplaced(files, 'g1/members/m1/photo-kept.webp', undefined)
  await removeReplaced(files, 'https://old.example/a.jpg', '')
  expect(removed).toEqual(['g1/members/m1/photo-old.webp'])
})
