import { Dialog } from '@/ui/Dialog'
import { PayStatementView } from './PayStatementView'
import { usePayStatement, type StatementOf } from './usePayStatement'

/** A month's pay of one employee over the list it was asked from. */
export function PayStatementDialog({ onClose, ...of }: StatementOf & { onClose: () => void }) {
  const statement = usePayStatement(of)
  return (
    <Dialog title={`Pay statement, ${statement.month}`} width={640} onClose={onClose}>
      <PayStatementView statement={statement} phone={of.staff.phone} />
    </Dialog>
  )
}
