import { fileNameOf } from '@/domain/invoices/documentFileName'
import { formatMoney } from '@/domain/shared/money'
import type { PayStatement } from './payStatement'

/** `Pay statement Ravi Kumar Oct 2026.pdf`. */
export const statementFileName = ({ employee, month }: Pick<PayStatement, 'employee' | 'month'>): string =>
  fileNameOf(`Pay statement ${employee.name} ${month}`)

/** The statement in a chat: what was earned and deducted, what that comes to, and what of it was paid. */
export function statementShareText(statement: PayStatement): string {
  const { employee, gym, month, payable, earnings, deductions, net, payments, outcome } = statement
  const money = (rupees: number) => formatMoney(rupees, statement)
  return [
    `Dear ${employee.name},`,
    `here is your pay statement for ${month} from ${gym.name}.`,
    '',
    ...(payable === '' ? [] : [`Paid for: ${payable}`]),
    ...earnings.map(({ category, rupees }) => `${category}: ${money(rupees)}`),
    ...deductions.map(({ category, rupees }) => `${category}: -${money(rupees)}`),
    `Net pay: ${money(net)}`,
    ...payments.map(
      ({ date, mode, rupees }) => `${money(rupees)} paid on ${date}${mode === '' ? '' : ` by ${mode}`}`,
    ),
    ...(outcome.label === 'To pay' && payments.length > 0 ? [`Still to pay: ${money(outcome.rupees)}`] : []),
    '',
    'Thank you.',
  ].join('\n')
}
