import { afterAll, beforeAll } from 'vitest'
import { closeEnvironment, openEnvironment } from './support/environment'
import { attendanceSuite } from './suites/attendance'
import { attendanceCorrectionsSuite } from './suites/attendanceCorrections'
import { attendanceDaysSuite } from './suites/attendanceDays'
import { coverageSuite } from './suites/coverage'
import { contributionsSuite } from './suites/contributions'
import { directorySuite } from './suites/directory'
import { expensesSuite } from './suites/expenses'
import { gymsSuite } from './suites/gyms'
import { identitySuite } from './suites/identity'
import { matrixSuite } from './suites/matrix'
import { leadsSuite } from './suites/leads'
import { membersSuite } from './suites/members'
import { messageTemplatesSuite } from './suites/messageTemplates'
import { offersSuite } from './suites/offers'
import { promoCodesSuite } from './suites/promoCodes'
import { staffLeaveSuite } from './suites/staffLeave'
import { templatesSuite } from './suites/templates'
import { unlawfulSuite } from './suites/unlawful'

// One file, because the emulator counts the coverage of one set of loaded rules.
beforeAll(async () => {
  const environment = await openEnvironment()
  await environment.clearFirestore()
})
afterAll(closeEnvironment)

matrixSuite()
identitySuite()
gymsSuite()
membersSuite()
directorySuite()
templatesSuite()
attendanceSuite()
attendanceDaysSuite()
attendanceCorrectionsSuite()
offersSuite()
leadsSuite()
promoCodesSuite()
expensesSuite()
staffLeaveSuite()
contributionsSuite()
messageTemplatesSuite()
unlawfulSuite()
coverageSuite()
