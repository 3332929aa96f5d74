import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FilesPort } from '@/data/files/filesPort'
import { fileUrlOf, forgetFileUrls, holdFileUrl, knownFileUrl } from './fileUrls'

const revoked: string[] = []
let made = 0
let reads: string[] = []
let atOnce = 0
let most = 0

const files: FilesPort = {
  remove: () => Promise.resolve(),
  publicUrl: (path) => Promise.resolve(path),
  read: async (path) => {
    reads.push(path)
    atOnce += 1
    most = Math.max(most, atOnce)
    await new Promise((resolve) => setTimeout(resolve, 1))
    atOnce -= 1
    if (path.includes('missing')) throw new Error('not found')
    return new Blob([path])
  },
}

beforeEach(() => {
  reads = []
  most = 0
  made = 0
  revoked.length = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${(made += 1)}`)
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void revoked.push(url))
})
afterEach(() => {
  forgetFileUrls()
  vi.restoreAllMocks()
})

test('one file is read once, however many show it', async () => {
  const [first, second] = await Promise.all([fileUrlOf(files, 'a'), fileUrlOf(files, 'a')])
  expect(first).toBe(second)
  expect(await fileUrlOf(files, 'a')).toBe(first)
  expect(reads).toEqual(['a'])
  expect(knownFileUrl('a')).toBe(first)
})

test('a file that cannot be read gives no address, and is asked for again later', async () => {
  expect(await fileUrlOf(files, 'missing')).toBe('')
  expect(await fileUrlOf(files, 'missing')).toBe('')
  expect(reads).toHaveLength(2)
})

test('a page of fifty photos is read a few at a time', async () => {
  await Promise.all(Array.from({ length: 50 }, (_, index) => fileUrlOf(files, `p${index}`)))
  expect(most).toBe(6)
})

test('addresses nobody shows are given back, those shown are kept', async () => {
  await fileUrlOf(files, 'shown')
  const letGo = holdFileUrl('shown')
  for (let index = 0; index < 200; index += 1) await fileUrlOf(files, `p${index}`)
  expect(knownFileUrl('shown')).toBeDefined()
  expect(knownFileUrl('p0')).toBeUndefined()
  expect(revoked.length).toBeGreaterThan(0)
  letGo()
})

test('signing out gives everything back', async () => {
  const url = await fileUrlOf(files, 'a')
  forgetFileUrls()
  expect(revoked).toContain(url)
  expect(knownFileUrl('a')).toBeUndefined()
})
