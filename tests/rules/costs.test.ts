import { afterAll, beforeAll, describe, it } from 'vitest'
import { expectAllowed } from './support/check'
import { closeEnvironment, openEnvironment, rulesText } from './support/environment'
import { seedCentres } from './support/seed'
import { wholeWrites, write } from './support/wholeWrites'

/** A write may ask for ten documents: four more in every rule leave six of its own. */
const asksFourMore = (rules: string): string => {
  const more = [1, 2, 3, 4].map((n) => `!exists(/databases/$(database)/documents/none/n${n})`).join(' && ')
  return rules
    .replace(/allow (create|update): if ([^;]+);/g, 'allow $1: if ($2) && asksMore();')
    .replace('function isAdmin(', `function asksMore() { return ${more}; }\n    function isAdmin(`)
}

beforeAll(async () => {
  const environment = await openEnvironment('demo-costs', asksFourMore(rulesText('firestore.rules')))
  await environment.clearFirestore()
  await seedCentres()
})
afterAll(closeEnvironment)

describe('the largest write of each kind stays within the thousand expressions and asks for six documents', () => {
  it.each(wholeWrites)('%s by the %s', async (...whole) => {
    await expectAllowed(write(whole))
  })
})
