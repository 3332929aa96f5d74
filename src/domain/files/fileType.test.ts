import { describe, expect, it } from 'vitest'
import { checkedFile, filePathOf } from './fileKinds'
import { fileTypeOf } from './fileType'
import { pictureSides } from './pictureSides'

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : part,
    ),
  )

const big = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
const png = (width: number, height: number) =>
  bytes([0x89], 'PNG\r\n', [0x1a, 0x0a], big(13), 'IHDR', big(width), big(height), [8, 2, 0, 0, 0])
const jpeg = (width: number, height: number) =>
  bytes([0xff, 0xd8, 0xff, 0xe1, 0, 8], 'Exif\0\0', [
    0xff,
    0xc0,
    0,
    11,
    8,
    height >> 8,
    height & 255,
    width >> 8,
    width & 255,
    1,
    0,
  ])
const riff = (chunk: string, body: number[]) => bytes('RIFF', big(0), 'WEBP', chunk, big(0), body)
const lossy = riff('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, 0x40, 0x06, 0xb0, 0x04])
const lossless = riff('VP8L', [0x2f, 0xff, 0xc1, 0x3f, 0x01, 0, 0, 0, 0, 0])
const extended = riff('VP8X', [0, 0, 0, 0, 0x3f, 0x06, 0x00, 0xaf, 0x04, 0x00])
const pdf = bytes('%PDF-1.7\n')

describe('the first bytes decide what a file is', () => {
  it.each([
    ['image/png', png(1, 1)],
    ['image/jpeg', jpeg(1, 1)],
    ['image/webp', lossy],
    ['application/pdf', pdf],
    [null, bytes('<!doctype html>')],
    [null, bytes('<svg xmlns="http://www.w3.org/2000/svg">')],
    [null, bytes('GIF89a')],
    [null, bytes('RIFF', big(0), 'WAVE')],
    [null, bytes(' %PDF-1.7')],
    [null, bytes([0xff, 0xd8])],
    [null, bytes('')],
  ])('%s', (type, file) => expect(fileTypeOf(file)).toBe(type))
})

describe('a picture says its sides', () => {
  it.each([
    ['image/png', png(1600, 1200)],
    ['image/jpeg', jpeg(1600, 1200)],
    ['image/webp', lossy],
    ['image/webp', extended],
  ] as const)('%s', (type, file) => expect(pictureSides(type, file)).toEqual({ width: 1600, height: 1200 }))

  it('a lossless WebP too', () =>
    expect(pictureSides('image/webp', lossless)).toEqual({ width: 512, height: 1280 }))

  it.each([
    ['image/png', png(1, 1).subarray(0, 20)],
    ['image/jpeg', jpeg(1, 1).subarray(0, 16)],
    ['image/jpeg', bytes([0xff, 0xd8, 0xff, 0xd9])],
    ['image/webp', lossy.subarray(0, 26)],
  ] as const)('%s cut short says none, and is damaged', (type, file) => {
    expect(pictureSides(type, file)).toBe(null)
    expect(checkedFile('memberPhoto', file)).toMatchObject({ kind: 'refused' })
  })
})

describe('what may be kept as what', () => {
  it('allows a picture for every kind of file, and a PDF for an ID proof and a bill', () => {
    for (const kind of [
      'memberPhoto',
      'memberIdProof',
      'staffPhoto',
      'staffIdProof',
      'staffDocument',
      'bill',
      'logo',
      'signature',
    ] as const)
      expect(checkedFile(kind, png(2, 2))).toEqual({ kind: 'fine', type: 'image/png' })
    for (const kind of ['memberIdProof', 'staffIdProof', 'staffDocument', 'bill'] as const)
      expect(checkedFile(kind, pdf)).toEqual({ kind: 'fine', type: 'application/pdf' })
    for (const kind of ['memberPhoto', 'staffPhoto', 'logo', 'signature'] as const)
      expect(checkedFile(kind, pdf)).toMatchObject({ kind: 'refused' })
  })

  it('none whose pixels fill the memory of who looks at it', () => {
    expect(checkedFile('memberPhoto', png(8000, 5000))).toMatchObject({ kind: 'fine' })
    expect(checkedFile('memberPhoto', png(8000, 5001))).toMatchObject({ kind: 'refused' })
    expect(checkedFile('memberPhoto', png(0, 10))).toMatchObject({ kind: 'refused' })
    // What is printed is unpacked for each PDF.
    for (const kind of ['logo', 'signature'] as const) {
      expect(checkedFile(kind, png(2000, 2000))).toMatchObject({ kind: 'fine' })
      expect(checkedFile(kind, png(2000, 2001))).toMatchObject({ kind: 'refused' })
    }
  })
})

it('a file is named after its content, and the logo has its place (SPECIFICATION 7)', () => {
  const digest = 'ab'.repeat(32)
  const where = { gymId: 'g1', id: 'm1', digest, type: 'image/jpeg' } as const
  expect(filePathOf('memberIdProof', where)).toBe(`g1/members/m1/idProof-${digest.slice(0, 40)}.jpg`)
  expect(filePathOf('logo', where)).toBe('g1/site-config/logo')
  expect(filePathOf('signature', where)).toBe(`g1/site-config/signature-${digest.slice(0, 40)}.jpg`)
})
