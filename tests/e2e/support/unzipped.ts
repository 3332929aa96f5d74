import { readFileSync } from 'node:fs'
import { inflateRawSync } from 'node:zlib'

const LOCAL_HEADER = 0x04034b50

/** The files of an archive as texts, in its order; read from its start, as it was written. */
export function unzipped(path: string): Map<string, string> {
  const bytes = readFileSync(path)
  const files = new Map<string, string>()
  let at = 0
  while (bytes.readUInt32LE(at) === LOCAL_HEADER) {
    const packed = bytes.readUInt32LE(at + 18)
    const nameLength = bytes.readUInt16LE(at + 26)
    const name = bytes.toString('utf8', at + 30, at + 30 + nameLength)
    const from = at + 30 + nameLength + bytes.readUInt16LE(at + 28)
    files.set(name, inflateRawSync(bytes.subarray(from, from + packed)).toString('utf8'))
    at = from + packed
  }
  return files
}
