import { expect, test } from 'vitest'
import { manifestOf, wrapManifestLine, zipOf } from './jar.mjs'

test('a manifest line of 72 bytes stays whole', () => {
  const line = `Class-Path: ${'x'.repeat(60)}`
  expect(wrapManifestLine(line)).toBe(`${line}\r\n`)
})

test('a longer one goes on after one space, no line above 72 bytes', () => {
  const line = `Class-Path: file:///${'a'.repeat(200)}.jar`
  const lines = wrapManifestLine(line).split('\r\n').slice(0, -1)
  expect(lines.length).toBe(4)
  expect(lines.every((part) => part.length <= 72)).toBe(true)
  expect(lines.slice(1).every((part) => part.startsWith(' '))).toBe(true)
  expect(lines.map((part, index) => (index === 0 ? part : part.slice(1))).join('')).toBe(line)
})

test('a manifest ends in an empty line', () => {
  expect(manifestOf({ 'Main-Class': 'Main' })).toBe('Manifest-Version: 1.0\r\nMain-Class: Main\r\n\r\n')
})

test('a zip holds its files uncompressed, and its directory counts them', () => {
  const zip = zipOf([
    { name: 'META-INF/MANIFEST.MF', content: Buffer.from('one') },
    { name: 'Main.class', content: Buffer.from('two') },
  ])
  expect(zip.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004')
  expect(zip.includes('META-INF/MANIFEST.MFone')).toBe(true)
  expect(zip.readUInt16LE(zip.length - 12)).toBe(2)
  expect(zip.readUInt32LE(zip.length - 6)).toBe(zip.indexOf('PK\u0001\u0002', 0, 'latin1'))
})
