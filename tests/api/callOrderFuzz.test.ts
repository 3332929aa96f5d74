import {
  ask,
  callNames,
  endpointOf,
  everyAccount,
  everyDocument,
  newAccount,
  recorded,
  serving,
} from './support/servedCalls'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { errorBodySchema, type CallName } from '@/domain/api/contract'
import { adminStore } from '../support/emulators'
import { putDevice } from './support/deviceFixtures'
import { putGym } from './support/gymFixtures'
import { SAMPLE_DEVICE, SAMPLE_MEMBER, sampleInputs } from './support/sampleInputs'

const OWN = 'fuzz-own'
const isLong = process.env['LONG_TESTS'] !== undefined
/** Bodies a call gets: in hands of so many, all of one hand at once. */
const HANDS = isLong ? 100 : 20
const IN_A_HAND = 20
const NEARLY = isLong ? 300 : 40

let tokens: string[] = []

const wordsOf = (failure: unknown) => (failure instanceof Error ? (failure.stack ?? '') : String(failure))

const newDesk = () => newAccount('fuzz-desk', { role: 'Manager', clientType: 'GYM', gymId: OWN })
const newOwner = () => newAccount(OWN, { role: 'Client', clientType: 'GYM', gymId: OWN })

/** The centre, the member and the device that the sample inputs name: some calls take them away. */
async function putWhatIsNamed() {
  const { store } = serving()
  await putGym(store, OWN)
  await putDevice(store, { sn: SAMPLE_DEVICE, gymId: OWN, secret: '7F3A9C21' })
  await adminStore().doc(`members/${SAMPLE_MEMBER}`).set({ gymId: OWN, name: 'Asha', biometricUserId: 12 })
}

beforeAll(async () => {
  await putWhatIsNamed()
  tokens = [await newAccount('fuzz-admin', { admin: true }), await newOwner(), await newDesk()]
})

/** Texts that break things: none of them names a centre, an account or a form that there is. */
const hostile = fc.oneof(
  fc.constantFrom(
    ...[
      '',
      ' ',
      '\ud800',
      '\u0000',
      '__proto__',
      '__a__',
      '..',
      '.',
      'a/b',
      '%2e%2e',
      '${7*7}',
      "' or 1=1 --",
    ],
    ...['9876543210', 'nobody@served.test', '2026-11-20', '2026-02-30', 'GYM', 'true', 'no-such-id', '🏋️'],
    ...['x'.repeat(129), 'x'.repeat(5_000), 'https://pictures.test/a.png', 'no-such-id/members/a/p.webp'],
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.emailAddress(),
)

const value = fc.oneof(
  { weight: 4, arbitrary: hostile },
  { weight: 1, arbitrary: fc.oneof(fc.integer(), fc.double(), fc.constantFrom(1e308, -0, 5e-324)) },
  { weight: 1, arbitrary: fc.constantFrom(null, true, false, [], {}) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.array(hostile, { maxLength: 5 }) },
  { weight: 1, arbitrary: fc.dictionary(hostile, hostile, { maxKeys: 5 }) },
)

/** What is like the call's input in its fields, and in some of them well-formed, but never names what there is. */
const bodyOf = (name: CallName) => {
  const sample: Record<string, unknown> = { ...sampleInputs('no-such-id')[name] }
  const fields = Object.keys(sample)
  // Without the form's key, so that nothing is ever made.
  const likely = Object.fromEntries(Object.entries(sample).filter(([field]) => field !== 'key'))
  const senseless = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record(Object.fromEntries(fields.map((field) => [field, value])), { requiredKeys: [] }),
    },
    {
      weight: 4,
      arbitrary: fc
        .tuple(
          fc.subarray(Object.keys(likely)),
          fc.dictionary(fc.constantFrom(...fields), value, { maxKeys: 3 }),
        )
        .map(([kept, wild]) => ({
          ...Object.fromEntries(kept.map((field) => [field, likely[field]])),
          ...wild,
        })),
    },
    { weight: 1, arbitrary: fc.dictionary(hostile, value, { maxKeys: 6 }) },
    { weight: 1, arbitrary: fc.jsonValue() },
  )
  // It names nothing that must be there, so that whatever is well-formed has sense, and is done.
  return name === 'setPlatform'
    ? senseless.filter((body) => !endpointOf(name).input.safeParse(body).success)
    : senseless
}

/** A well-formed input of the centre that there is, with one or two fields gone wild: what is well-formed is done. */
const nearlyOf = (name: CallName) => {
  const sample: Record<string, unknown> = { ...sampleInputs(OWN)[name] }
  const wild = fc.dictionary(fc.constantFrom(...Object.keys(sample)), value, { minKeys: 0, maxKeys: 2 })
  const key = 'key' in sample ? fc.uuid().map((uuid) => ({ key: uuid })) : fc.constant({})
  return fc.tuple(key, wild).map(([own, fields]) => ({ ...sample, ...own, ...fields }))
}

const rawBytes = fc.uint8Array({ maxLength: 200 })

describe.each(callNames)('%s', (name) => {
  it(
    `answers ${HANDS * IN_A_HAND} senseless bodies without failing and without writing`,
    { timeout: 300_000 },
    async () => {
      recorded.length = 0
      const [documents, accounts] = [await everyDocument(), await everyAccount()]
      const one = fc.record({
        body: bodyOf(name),
        raw: fc.option(rawBytes, { freq: 12 }),
        caller: fc.nat({ max: 3 }),
      })
      const hand = fc.array(one, { minLength: IN_A_HAND, maxLength: IN_A_HAND })
      await fc.assert(
        fc.asyncProperty(hand, async (calls) => {
          const answers = await Promise.all(
            calls.map(({ body, raw, caller }) => {
              const token = tokens[caller]
              return ask(name, body, {
                ...(token === undefined ? {} : { token }),
                ...(raw === null ? {} : { raw }),
              })
            }),
          )
          for (const { status, body } of answers) {
            if (status >= 500) throw new Error(`${status}: ${wordsOf(recorded.at(-1)?.failure)}`)
            if (status >= 400) errorBodySchema.parse(body)
            else endpointOf(name).output.parse(body)
          }
        }),
        { numRuns: HANDS, endOnFailure: true },
      )
      expect(recorded.length).toBeGreaterThanOrEqual(HANDS * IN_A_HAND)
      expect(await everyDocument()).toEqual(documents)
      expect(await everyAccount()).toEqual(accounts)
    },
  )

  it(`does not fail on ${NEARLY} bodies that are nearly well-formed`, { timeout: 300_000 }, async () => {
    recorded.length = 0
    await putWhatIsNamed()
    // What only owners or employees may ask is refused to an administrator before it is read; calls before this one signed the
    // owner out.
    const { roles } = endpointOf(name)
    const token =
      typeof roles === 'string' || roles.includes('ADMIN')
        ? (tokens[0] ?? '')
        : roles.includes('CLIENT')
          ? await newOwner()
          : await newDesk()
    await fc.assert(
      fc.asyncProperty(nearlyOf(name), async (body) => {
        const { status, body: answer } = await ask(name, body, { token })
        if (status >= 500) throw new Error(`${status}: ${wordsOf(recorded.at(-1)?.failure)}`)
        if (status >= 400) errorBodySchema.parse(answer)
        else endpointOf(name).output.parse(answer)
      }),
      { numRuns: NEARLY },
    )
    // Else it would tell nothing: some are well-formed, and done or refused by the act itself.
    const statuses = new Set(recorded.map(({ call: { status } }) => status))
    expect(statuses.has(400)).toBe(true)
    expect(statuses.has(200) || statuses.has(422)).toBe(true)
  })
})
