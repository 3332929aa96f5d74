import { expect, test } from 'vitest'
import { base64Of, blobOf } from './fileBytes'

test.each([0, 1, 3, 0x8000, 100_001])('a file of %i bytes comes back as it went', async (size) => {
  const bytes = Uint8Array.from({ length: size }, (_, at) => (at * 31) % 256)
  const back = blobOf(await base64Of(new Blob([bytes])), 'image/png')
  expect([back.type, back.size]).toEqual(['image/png', size])
  expect(new Uint8Array(await back.arrayBuffer())).toEqual(bytes)
})
