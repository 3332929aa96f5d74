import { expect, it } from 'vitest'
import { readReport, type Expression } from './support/coverage'

const position = (line: number, from: number, to: number) =>
  `"sourcePosition": {\n "line": ${String(line)},\n "column": 5,\n "currentOffset": ${String(from)},\n "endOffset": ${String(to)}\n}`
const value = (inner: string) => `{\n "value": {\n  ${inner}\n },\n "count": 3\n}`
const document = `"mapValue": {\n "fields": {\n "isActive": {\n "boolValue": true\n}, "filler": {\n "stringValue": "${'x'.repeat(5_000)}"\n}}\n}`

const report = [
  `{"report": [{${position(4, 10, 20)},\n"values": [${value('"boolValue": true')}, ${value('"boolValue": false')}],\n`,
  `"children": [{${position(4, 12, 15)},\n"values": [${value(document)}]},\n`,
  `{${position(4, 16, 20)},\n"values": [{"undefined": {\n${position(9, 70, 75)}\n}}, ${value('"boolValue": false')}]},\n`,
  `{${position(5, 30, 40)}\n}]}]}`,
].join('')

/** As it comes over the line, in pieces that break a marker. */
const inPiecesOf = (size: number) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      const bytes = new TextEncoder().encode(report)
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size))
      controller.close()
    },
  })

it.each([7, 1_000, 100_000])(
  'the coverage report tells what each expression was, read %d bytes at once: no value of a document, and no cause',
  async (size) => {
    const found = new Map<string, Expression>()
    await readReport(inPiecesOf(size), found, size)
    expect([...found.values()].map(({ line, values }) => [line, [...values].sort()])).toEqual([
      [4, ['false', 'other', 'true']],
      [4, ['other']],
      [4, ['false', 'other']],
      [5, []],
    ])
  },
)
