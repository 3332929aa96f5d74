import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { HttpError } from './httpError'
import { MAX_BODY_BYTES, parsedInput, rawInput } from './input'

const post = (body: string, contentType = 'application/json') => ({
  method: 'POST',
  path: '/api/any',
  query: {},
  headers: { 'content-type': contentType },
  bodyOf: () => Promise.resolve(new TextEncoder().encode(body)),
  address: '',
})

async function refusalOf(work: Promise<unknown>) {
  try {
    await work
  } catch (error) {
    if (error instanceof HttpError) return [error.status, error.code]
    throw error
  }
  return null
}

describe('what was sent', () => {
  it('is the JSON object of a POST', async () => {
    expect(await rawInput(post('{"uid":"a"}', 'application/json; charset=utf-8'))).toEqual({ uid: 'a' })
  })

  it('is the query of a GET', async () => {
    expect(await rawInput({ ...post(''), method: 'GET', query: { code: 'ABC' } })).toEqual({ code: 'ABC' })
  })

  it.each(['', '{', '[]', '7', '"text"', 'null', 'true'])('is refused when it is %j', async (body) => {
    expect(await refusalOf(rawInput(post(body)))).toEqual([400, 'invalid-input'])
  })

  it('is refused when its bytes are no text', async () => {
    expect(
      await refusalOf(
        rawInput({ ...post(''), bodyOf: () => Promise.resolve(new Uint8Array([0x22, 0xff, 0x22])) }),
      ),
    ).toEqual([400, 'invalid-input'])
  })

  it('is refused when it says to be anything but JSON', async () => {
    expect(await refusalOf(rawInput(post('{}', 'text/plain')))).toEqual([415, 'invalid-input'])
    for (const type of ['application/json-seq', 'application/json; charset=utf-16', ''])
      expect(await refusalOf(rawInput(post('{}', type)))).toEqual([415, 'invalid-input'])
    const packed = { ...post('{}'), headers: { ...post('').headers, 'content-encoding': 'gzip' } }
    expect(await refusalOf(rawInput(packed))).toEqual([415, 'invalid-input'])
  })

  it('is refused beyond its largest size, and not before', async () => {
    const sized = (bytes: number) => `{"a":"${'x'.repeat(bytes - 8)}"}`
    expect(await rawInput(post(sized(MAX_BODY_BYTES)))).toHaveProperty('a')
    expect(await refusalOf(rawInput(post(sized(MAX_BODY_BYTES + 1))))).toEqual([413, 'too-large'])
  })
})

describe('the input of a call', () => {
  const schema = z.strictObject({ uid: z.string().min(1) })

  it('names each field that is not acceptable', () => {
    try {
      parsedInput(schema, { uid: '', more: 1 })
      expect.unreachable()
    } catch (error) {
      expect(error).toBeInstanceOf(HttpError)
      expect((error as HttpError).body.error.issues?.map(({ path }) => path)).toEqual(['uid', ''])
    }
  })
})
