export { api } from './http/api'
export { nightly } from './schedules/nightly'
export { visitsEnded } from './schedules/visitsEnded'
export { attendanceWritten } from './triggers/attendanceWritten'
export { gymWritten } from './triggers/gymWritten'
export { invoiceIssued } from './triggers/invoiceIssued'
export { ledgerDayCloses, ledgerExpenses, ledgerInvoices } from './triggers/ledgerWritten'
export { leadsCounted, membersCounted } from './triggers/peopleWritten'
export { sendOutbox } from './schedules/sendOutbox'
export { messageQueued } from './messages/messageQueued'
export {
  auditExpenseCategories,
  auditExpenses,
  auditGyms,
  auditInvoices,
  auditMemberPackages,
  auditMembers,
  auditPromoCodes,
  auditStaff,
} from './triggers/auditWritten'
