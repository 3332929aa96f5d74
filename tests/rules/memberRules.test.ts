import { afterAll, beforeAll } from 'vitest'
import { countedSuites } from './support/counted'
import { closeEnvironment, openEnvironment } from './support/environment'
import { seedGyms } from './support/seed'
import { directorySuite } from './suites/directory'
import { memberLimitSuite } from './suites/memberLimit'
import { membersSuite } from './suites/members'
import { unlawfulSuite } from './suites/unlawful'

/** Beside the other file of rules, so in a project of its own. */
const PROJECT = 'demo-member-rules'

beforeAll(async () => {
  const environment = await openEnvironment(PROJECT)
  await environment.clearFirestore()
  await seedGyms()
})
afterAll(closeEnvironment)

countedSuites(PROJECT, [membersSuite, directorySuite, unlawfulSuite, memberLimitSuite])
