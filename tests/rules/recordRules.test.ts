import { afterAll, beforeAll } from 'vitest'
import { countedSuites } from './support/counted'
import { closeEnvironment, openEnvironment } from './support/environment'
import { askedSuite } from './suites/asked'
import { attendanceSuite } from './suites/attendance'
import { attendanceCorrectionsSuite } from './suites/attendanceCorrections'
import { attendanceDaysSuite } from './suites/attendanceDays'
import { contributionsSuite } from './suites/contributions'
import { employeesSuite } from './suites/employees'
import { expensesSuite } from './suites/expenses'
import { gymsSuite } from './suites/gyms'
import { identitySuite } from './suites/identity'
import { matrixSuite } from './suites/matrix'
import { leadsSuite } from './suites/leads'
import { messageTemplatesSuite } from './suites/messageTemplates'
import { offersSuite } from './suites/offers'
import { promoCodesSuite } from './suites/promoCodes'
import { snoozesSuite } from './suites/snoozes'
import { staffLeaveSuite } from './suites/staffLeave'
import { lapsedGymSuite } from './suites/lapsedGym'
import { supportSuite } from './suites/support'
import { templatesSuite } from './suites/templates'

/** Beside the other file of rules, so in a project of its own. */
const PROJECT = 'demo-rules'

beforeAll(async () => {
  const environment = await openEnvironment(PROJECT)
  await environment.clearFirestore()
})
afterAll(closeEnvironment)

countedSuites(PROJECT, [
  matrixSuite,
  identitySuite,
  askedSuite,
  employeesSuite,
  gymsSuite,
  templatesSuite,
  attendanceSuite,
  attendanceDaysSuite,
  attendanceCorrectionsSuite,
  offersSuite,
  leadsSuite,
  promoCodesSuite,
  expensesSuite,
  staffLeaveSuite,
  snoozesSuite,
  contributionsSuite,
  messageTemplatesSuite,
  lapsedGymSuite,
  supportSuite,
])
