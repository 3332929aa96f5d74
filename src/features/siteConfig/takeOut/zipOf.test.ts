import { expect, it } from 'vitest'
import { crc32, zipOf } from './zipOf'

const text = (value: string) => new Blob([value])

const inflated = async (packed: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(
    await new Response(
      new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')),
    ).arrayBuffer(),
  )

it('CRC-32 has its check value', () => {
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926)
  expect(crc32(new Uint8Array())).toBe(0)
})

it('an archive has each file packed, its name in UTF-8, and a directory that finds it', async () => {
  const long = 'Asha Rao,1\r\n'.repeat(2_000)
  const files = [
    { name: 'members.csv', blob: text(long) },
    { name: 'सदस्य.csv', blob: text('') },
  ]
  const archive = await zipOf(files, new Date(2026, 10, 25, 9, 30, 20))
  const bytes = Buffer.from(await archive.arrayBuffer())
  expect(bytes.length).toBeLessThan(long.length / 10)

  const end = bytes.length - 22
  expect(bytes.readUInt32LE(end)).toBe(0x06054b50)
  expect(bytes.readUInt16LE(end + 10)).toBe(files.length)
  let entry = bytes.readUInt32LE(end + 16)
  for (const { name, blob } of files) {
    expect(bytes.readUInt32LE(entry)).toBe(0x02014b50)
    const nameLength = bytes.readUInt16LE(entry + 28)
    expect(bytes.toString('utf8', entry + 46, entry + 46 + nameLength)).toBe(name)
    const [packed, size] = [bytes.readUInt32LE(entry + 20), bytes.readUInt32LE(entry + 24)]
    const local = bytes.readUInt32LE(entry + 42)
    const from = local + 30 + bytes.readUInt16LE(local + 26)
    const content = await inflated(new Uint8Array(bytes.subarray(from, from + packed)))
    expect(new TextDecoder().decode(content)).toBe(await blob.text())
    expect(content.length).toBe(size)
    expect(crc32(content)).toBe(bytes.readUInt32LE(entry + 16))
    entry += 46 + nameLength
  }
  expect(entry).toBe(end)
})
