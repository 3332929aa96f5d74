export { api } from './api'
export { iclock } from './iclock/iclock'
export { endProofAddresses } from './schedules/endProofAddresses'
export { nightly } from './schedules/nightly'
export { visitsEnded } from './schedules/visitsEnded'
export { attendanceWritten } from './triggers/attendanceWritten'
export {
  dashboardInvoices,
  dashboardLeads,
  dashboardMembers,
  dashboardPackages,
} from './triggers/dashboardKept'
export { deviceAsked } from './triggers/deviceAsked'
export { gymWritten } from './triggers/gymWritten'
export { invoiceIssued } from './triggers/invoiceIssued'
export { ledgerExpenses } from './triggers/ledgerWritten'
export { leadsCounted, membersCounted } from './triggers/peopleWritten'
export { sendOutbox } from './schedules/sendOutbox'
export { messageQueued } from './messages/messageQueued'
export {
  auditContributionCategories,
  auditExpenseCategories,
  auditExpenses,
  auditGyms,
  auditLeads,
  auditMarks,
  auditGymRegPackages,
  auditMemberPackages,
  auditMembers,
  auditMessageTemplates,
  auditPromoCodes,
  auditSnoozes,
  auditStaff,
  auditStaffLeave,
} from './triggers/auditWritten'
