import type { PayStatement, StatementRow } from '@/domain/contributions/payStatement'
import { printableText } from './printableDocument'

const printableRow = (row: StatementRow): StatementRow => ({
  ...row,
  category: printableText(row.category),
  detail: printableText(row.detail),
})

/** The statement with every text that people wrote in letters that can be printed. */
export const printableStatement = (document: PayStatement): PayStatement => ({
  ...document,
  gym: {
    ...document.gym,
    name: printableText(document.gym.name),
    address: printableText(document.gym.address),
  },
  employee: {
    ...document.employee,
    name: printableText(document.employee.name),
    designation: printableText(document.employee.designation),
    empId: printableText(document.employee.empId),
  },
  earnings: document.earnings.map(printableRow),
  deductions: document.deductions.map(printableRow),
  payments: document.payments.map((payment) => ({ ...payment, mode: printableText(payment.mode) })),
})
