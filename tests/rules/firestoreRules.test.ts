import { afterAll, beforeAll } from 'vitest'
import { closeEnvironment, openEnvironment } from './support/environment'
import { attendanceSuite } from './suites/attendance'
import { attendanceCorrectionsSuite } from './suites/attendanceCorrections'
import { attendanceDaysSuite } from './suites/attendanceDays'
import { booksSuite } from './suites/books'
import { dayClosesSuite } from './suites/dayCloses'
import { coverageSuite } from './suites/coverage'
import { contributionsSuite } from './suites/contributions'
import { directorySuite } from './suites/directory'
import { expensesSuite } from './suites/expenses'
import { gymsSuite } from './suites/gyms'
import { identitySuite } from './suites/identity'
import { invoicesSuite } from './suites/invoices'
import { matrixSuite } from './suites/matrix'
import { leadsSuite } from './suites/leads'
import { membersSuite } from './suites/members'
import { messageTemplatesSuite } from './suites/messageTemplates'
import { offersSuite } from './suites/offers'
import { packageHistorySuite } from './suites/packageHistory'
import { promoCodesSuite } from './suites/promoCodes'
import { staffLeaveSuite } from './suites/staffLeave'
import { templatesSuite } from './suites/templates'
import { unissuedSuite } from './suites/unissued'

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
packageHistorySuite()
directorySuite()
templatesSuite()
attendanceSuite()
attendanceDaysSuite()
attendanceCorrectionsSuite()
invoicesSuite()
unissuedSuite()
booksSuite()
dayClosesSuite()
offersSuite()
leadsSuite()
promoCodesSuite()
expensesSuite()
staffLeaveSuite()
contributionsSuite()
messageTemplatesSuite()
coverageSuite()
