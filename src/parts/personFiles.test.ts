import { describe, expect, it } from 'vitest'
import type { FilesPort } from '@/data/files/filesPort'
import { AppError } from '@/domain/shared/appError'
import { removeReplaced, uploadPersonFiles } from './personFiles'

const where = { folder: 'g1/members/m1', photoId: 'p1', proofId: 'i1' }
const photo = new Blob(['x'], { type: 'image/webp' })
const proof = new Blob(['x'], { type: 'application/pdf' })

const nothing = { photo: null, idProof: null, dropsPhoto: false, dropsProof: false }

const storage = (refuse: (path: string) => boolean = () => false) => {
  const written: string[] = []
  const files: FilesPort = {
    upload(path) {
      if (refuse(path)) return Promise.reject(new AppError('too-large', 'Choose a smaller file.'))
      written.push(path)
      return Promise.resolve(path)
    },
    read: () => Promise.resolve(new Blob()),
    remove: () => Promise.resolve(),
    publicUrl: () => Promise.resolve(''),
  }
  return { files, written }
}

describe("uploading a person's files", () => {
  it('writes below the person, under the ids of the form, with the ending of what was chosen', async () => {
    const { files, written } = storage()
    const told: string[] = []
    const paths = await uploadPersonFiles(files, where, { ...nothing, photo, idProof: proof }, (text) =>
      told.push(text),
    )
    expect(written).toEqual(['g1/members/m1/photo-p1.webp', 'g1/members/m1/idProof-i1.pdf'])
    expect(paths).toEqual({ dp: written[0], idProof: written[1] })
    expect(told).toEqual(['Uploading the photo (1 of 2)', 'Uploading the ID proof (2 of 2)'])
  })

  it('names nothing that was not chosen, so that what is there stays', async () => {
    const { files } = storage()
    expect(await uploadPersonFiles(files, where, nothing, () => undefined)).toEqual({})
  })

  it('says which file failed and what to do', async () => {
    const { files } = storage((path) => path.includes('idProof'))
    await expect(
      uploadPersonFiles(files, where, { ...nothing, idProof: proof }, () => undefined),
    ).rejects.toThrow('The ID proof could not be uploaded. Choose a smaller file.')
  })

  it('empties what was dropped, unless something new takes its place', async () => {
    const { files } = storage()
    const dropped = { ...nothing, dropsPhoto: true, dropsProof: true }
    expect(await uploadPersonFiles(files, where, { ...dropped, photo }, () => undefined)).toEqual({
      dp: 'g1/members/m1/photo-p1.webp',
      idProof: '',
    })
  })

  it('removes what was replaced or dropped from Storage, and nothing of older addresses', async () => {
    const removed: string[] = []
    const { files } = storage()
    const remove = (path: string) => Promise.resolve(void removed.push(path))
    const before = { dp: 'https://old.example/a.jpg', idProof: 'g1/members/m1/idProof-old.pdf' }
    await removeReplaced({ ...files, remove }, before, { dp: 'new', idProof: '' })
    await removeReplaced({ ...files, remove }, before, {})
    expect(removed).toEqual(['g1/members/m1/idProof-old.pdf'])
  })
})
