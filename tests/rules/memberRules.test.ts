import { afterAll, beforeAll } from 'vitest'
import { closeEnvironment, openEnvironment } from './support/environment'
import { seedGyms } from './support/seed'
import { directorySuite } from './suites/directory'
import { memberLimitSuite } from './suites/memberLimit'
import { membersSuite } from './suites/members'
import { unlawfulSuite } from './suites/unlawful'

// In a project of their own: the report of all of them together was too large for the emulator's memory.
beforeAll(async () => {
  const environment = await openEnvironment('demo-member-rules')
  await environment.clearFirestore()
  await seedGyms()
})
afterAll(closeEnvironment)

membersSuite()
directorySuite()
unlawfulSuite()
memberLimitSuite()
