import { afterAll, beforeAll } from 'vitest'
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

// The emulator counts the coverage of one set of loaded rules: one file for each of its projects.
beforeAll(async () => {
  const environment = await openEnvironment('demo-rules')
  await environment.clearFirestore()
})
afterAll(closeEnvironment)

matrixSuite()
identitySuite()
askedSuite()
employeesSuite()
gymsSuite()
templatesSuite()
attendanceSuite()
attendanceDaysSuite()
attendanceCorrectionsSuite()
offersSuite()
leadsSuite()
promoCodesSuite()
expensesSuite()
staffLeaveSuite()
snoozesSuite()
contributionsSuite()
messageTemplatesSuite()
lapsedGymSuite()
supportSuite()
