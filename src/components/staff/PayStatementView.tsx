import type { PayStatement } from '@/domain/contributions/payStatement'
import { statementFileName, statementShareText } from '@/domain/contributions/payStatementText'
import { isPlausiblePhone } from '@/domain/shared/phone'
import { print, save, sendByWhatsApp, type Shared } from '@/components/documents/shareActs'
import { useShareRun } from '@/components/documents/useShareRun'
import { useBackend } from '@/session/useSession'
import { Button } from '@/ui/Button'
import { ErrorLine } from '@/ui/ErrorState'
import { Note } from '@/ui/Note'
import { StatementTable } from './StatementTable'
import styles from './payStatement.module.css'

type Props = {
  statement: PayStatement
  /** Whom it is sent to; left out where somebody looks at their own. */
  phone?: string
  /** Who it is of stands above it already. */
  isNamed?: boolean
}

/** A month's pay of one employee, to be printed, saved or sent to them. */
export function PayStatementView({ statement, phone, isNamed = false }: Props) {
  const { files } = useBackend()
  const { busy, failed, run } = useShareRun<'print' | 'pdf' | 'whatsApp'>()
  const { employee } = statement
  const shared: Shared = {
    fileName: statementFileName(statement),
    title: `Pay statement ${statement.month}`,
    text: () => statementShareText(statement),
    locale: statement.locale,
    async make() {
      const [{ makePdf }, { printableLogo }] = await Promise.all([
        import('@/components/documents/makePdf'),
        import('@/components/documents/printableLogo'),
      ])
      const logo = await printableLogo(files, statement.logo)
      return makePdf({ format: 'statement', document: statement, logo })
    },
  }
  return (
    <div className={styles.statement}>
      <div className={styles.head}>
        {isNamed ? (
          <p className={styles.quiet}>{statement.payable}</p>
        ) : (
          <div>
            <p className={styles.name}>{employee.name}</p>
            <p className={styles.quiet}>
              {[employee.designation, employee.empId, statement.payable].filter(Boolean).join(' · ')}
            </p>
          </div>
        )}
        <div className={styles.acts} role="group" aria-label="Print and share">
          <Button
            size="s"
            icon="pi-print"
            isBusy={busy === 'print'}
            onClick={() => void run('print', () => print(shared, 'A4'))}
          >
            Print
          </Button>
          <Button
            size="s"
            icon="pi-file-pdf"
            isBusy={busy === 'pdf'}
            onClick={() => void run('pdf', () => save(shared))}
          >
            PDF
          </Button>
          {phone !== undefined && (
            <Button
              size="s"
              icon="pi-whatsapp"
              isBusy={busy === 'whatsApp'}
              {...(!isPlausiblePhone(phone) && {
                disabled: true,
                title: 'There is no phone number to send it to.',
              })}
              onClick={() => void run('whatsApp', () => sendByWhatsApp(shared, phone))}
            >
              WhatsApp
            </Button>
          )}
        </div>
      </div>
      {failed && <ErrorLine error={failed} retry={failed.retry} />}
      {statement.notices.map((notice) => (
        <Note key={notice} kind="quiet">
          {notice}.
        </Note>
      ))}
      <StatementTable statement={statement} />
    </div>
  )
}
