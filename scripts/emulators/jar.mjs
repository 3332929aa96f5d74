import { writeFileSync } from 'node:fs'
import { crc32 } from 'node:zlib'

/** A manifest line holds at most 72 bytes; what is longer goes on in the next line after one space. */
const lineBytes = 72

/**
 * @param {string} line ASCII
 * @returns {string} the line as manifests wrap it, each part closed by CRLF
 */
export function wrapManifestLine(line) {
  const parts = [line.slice(0, lineBytes)]
  for (let at = lineBytes; at < line.length; at += lineBytes - 1)
    parts.push(` ${line.slice(at, at + lineBytes - 1)}`)
  return parts.map((part) => `${part}\r\n`).join('')
}

/** @param {Record<string, string>} fields */
export const manifestOf = (fields) =>
  ['Manifest-Version: 1.0', ...Object.entries(fields).map(([name, value]) => `${name}: ${value}`)]
    .map(wrapManifestLine)
    .join('') + '\r\n'

/** @param {number[]} values pairs of byte width (2 or 4) and value, little endian */
function littleEndian(...values) {
  const bytes = []
  for (let at = 0; at < values.length; at += 2) {
    const field = Buffer.alloc(values[at])
    field.writeUIntLE(values[at + 1], 0, values[at])
    bytes.push(field)
  }
  return Buffer.concat(bytes)
}

/** 1 January 1980, the oldest date a zip can name: the same input then gives the same bytes. */
const date = 0x21

/**
 * A zip of a few stored (uncompressed) files: all a wrapper JAR needs, so that a JRE without `jar` will do.
 * @param {{name: string, content: Buffer}[]} files
 */
export function zipOf(files) {
  const entries = []
  const directory = []
  let offset = 0
  for (const { name, content } of files) {
    const title = Buffer.from(name)
    const size = content.length
    const common = littleEndian(
      2,
      20,
      2,
      0,
      2,
      0,
      2,
      0,
      2,
      date,
      4,
      crc32(content),
      4,
      size,
      4,
      size,
      2,
      title.length,
      2,
      0,
    )
    const entry = Buffer.concat([littleEndian(4, 0x04034b50), common, title, content])
    directory.push(
      littleEndian(4, 0x02014b50, 2, 20),
      common,
      littleEndian(2, 0, 2, 0, 2, 0, 4, 0, 4, offset),
      title,
    )
    entries.push(entry)
    offset += entry.length
  }
  const index = Buffer.concat(directory)
  const end = littleEndian(
    4,
    0x06054b50,
    2,
    0,
    2,
    0,
    2,
    files.length,
    2,
    files.length,
    4,
    index.length,
    4,
    offset,
    2,
    0,
  )
  return Buffer.concat([...entries, index, end])
}

/**
 * @param {string} path
 * @param {{mainClass: string, classPath: string, classes?: {name: string, content: Buffer}[]}} jar classPath: a file URL
 */
export function writeJar(path, { mainClass, classPath, classes = [] }) {
  const manifest = Buffer.from(manifestOf({ 'Main-Class': mainClass, 'Class-Path': classPath }))
  writeFileSync(path, zipOf([{ name: 'META-INF/MANIFEST.MF', content: manifest }, ...classes]))
}
