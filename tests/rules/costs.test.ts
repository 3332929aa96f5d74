import { doc, setDoc } from 'firebase/firestore'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { accounts } from './support/accounts'
import { expectAllowed } from './support/check'
import { closeEnvironment, openEnvironment, rulesText, storeOf } from './support/environment'
import { seedGyms } from './support/seed'
import { wholeWrites, write } from './support/wholeWrites'

/**
 * So many conditions, each `true`. The emulator counts each name, value, field, call and operator as one expression and `&&`
 * as two, so `count` of them cost 3 × count − 2. Nested, because it takes no chain of hundreds.
 */
const trues = (count: number): string =>
  count === 1 ? 'true' : `(${trues(count >> 1)} && ${trues(count - (count >> 1))})`

/** A write may evaluate 1,000: with 601 more in every rule (the call costs 3), a write above 399 is refused. */
const SIX_HUNDRED = trues(200)

/** A write may ask for ten documents: four more in every rule leave six of its own. */
const FOUR_DOCUMENTS = [1, 2, 3, 4]
  .map((n) => `!exists(/databases/$(database)/documents/none/n${n})`)
  .join(' && ')

const rulesWith = (more: string): string =>
  rulesText('firestore.rules')
    .replace(/allow (create|update): if ([^;]+);/g, 'allow $1: if ($2) && asksMore();')
    .replace('function isAdmin(', `function asksMore() { return ${more}; }\n    function isAdmin(`)

describe('the emulator', () => {
  afterEach(closeEnvironment)

  const making = async (count: number) => {
    const blocks = `match /any/{id} { allow create: if ${trues(count)}; }`
    const inAll = `match /databases/{database}/documents { ${blocks} }`
    await openEnvironment('demo-costs', `rules_version = '2'; service cloud.firestore { ${inAll} }`)
    return setDoc(doc(storeOf(accounts.owner), 'any/one'), {})
  }

  it('evaluates 1,000 expressions, which are 334 conditions, and not one condition more', async () => {
    await expectAllowed(making(334))
    await closeEnvironment()
    await expect(making(335)).rejects.toThrow('maximum of 1000')
  })
})

describe.each([
  ['evaluates 400 expressions at the most', SIX_HUNDRED],
  ['asks for six documents at the most', FOUR_DOCUMENTS],
])('the largest write of each kind %s', (_what, more) => {
  beforeAll(async () => {
    const environment = await openEnvironment('demo-costs', rulesWith(more))
    await environment.clearFirestore()
    await seedGyms()
  })
  afterAll(closeEnvironment)

  it.each(wholeWrites)('%s by the %s', async (...whole) => {
    await expectAllowed(write(whole))
  })
})
