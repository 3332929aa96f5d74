type Bytes = Uint8Array<ArrayBuffer>

type ZipFile = { name: string; blob: Blob }

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value >>> 0
})

/** CRC-32 as ZIP has it (APPNOTE 4.4.7). */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (table[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

const deflated = async (blob: Blob): Promise<Bytes> =>
  new Uint8Array(
    await new Response(blob.stream().pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer(),
  )

/** Numbers of so many bytes each, the lowest byte first. */
function numbers(size: 2 | 4, values: readonly number[]): Bytes {
  const bytes = new Uint8Array(size * values.length)
  const view = new DataView(bytes.buffer)
  values.forEach((value, at) => {
    if (size === 2) view.setUint16(2 * at, value, true)
    else view.setUint32(4 * at, value, true)
  })
  return bytes
}
const short = (...values: number[]) => numbers(2, values)
const long = (...values: number[]) => numbers(4, values)

const lengthOf = (parts: readonly Bytes[]) => parts.reduce((sum, { length }) => sum + length, 0)

const DEFLATE = 8
const VERSION = 20
/** Names are UTF-8. */
const UTF8 = 0x0800

/** As MS-DOS wrote moments, which an archive still has: to two seconds, from 1980 on. */
const dosTime = (at: Date) => (at.getHours() << 11) | (at.getMinutes() << 5) | (at.getSeconds() >> 1)
const dosDate = (at: Date) => ((at.getFullYear() - 1980) << 9) | ((at.getMonth() + 1) << 5) | at.getDate()

/** An archive (PKWARE APPNOTE 6.3) of files that together stay below 4 GB. */
export async function zipOf(files: readonly ZipFile[], at: Date): Promise<Blob> {
  const body: Bytes[] = []
  const directory: Bytes[] = []
  for (const { name, blob } of files) {
    const called = new TextEncoder().encode(name)
    const crc = crc32(new Uint8Array(await blob.arrayBuffer()))
    const packed = await deflated(blob)
    const about = [
      short(VERSION, UTF8, DEFLATE, dosTime(at), dosDate(at)),
      long(crc, packed.length, blob.size),
      short(called.length, 0),
    ]
    const offset = lengthOf(body)
    body.push(long(0x04034b50), ...about, called, packed)
    directory.push(
      ...[long(0x02014b50), short(VERSION), ...about],
      ...[short(0, 0, 0), long(0, offset), called],
    )
  }
  const end = [
    long(0x06054b50),
    short(0, 0, files.length, files.length),
    long(lengthOf(directory), lengthOf(body)),
    short(0),
  ]
  return new Blob([...body, ...directory, ...end], { type: 'application/zip' })
}
