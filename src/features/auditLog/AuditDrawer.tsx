import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { auditRepository } from '@/data/audit/auditRepository'
import { recordWords } from '@/domain/audit/auditSentence'
import { MISSING } from '@/domain/shared/constants'
import { formatInstant } from '@/domain/shared/formatDate'
import { useLive } from '@/live/useLive'
import { useRepository } from '@/session/useRepository'
import { Card } from '@/ui/Card'
import { Drawer } from '@/ui/Drawer'
import { ErrorState } from '@/ui/ErrorState'
import { Facts } from '@/ui/Facts'
import { Note } from '@/ui/Note'
import { roleWords } from './auditColumns'
import { hrefOf, recordsOf, rowOf, type AuditRow } from './auditRow'
import styles from './auditLog.module.css'
import type { AuditPeople } from './useAuditPeople'
import type { AuditWords, FieldChange } from './useAuditWords'
import type { Walk } from '@/lists/walk'

type Props = {
  id: string
  gymId: string
  timezone: string
  words: AuditWords
  people: AuditPeople
  walk: Walk
}

/** One line in full: who, when, and each field with what it held before and holds since. */
export function AuditDrawer({ id, gymId, timezone, words, people, walk }: Props) {
  const audit = useRepository(auditRepository)
  const found = useLive(useMemo(() => audit.one(gymId, id), [audit, gymId, id]))
  const entry = found.status === 'ready' ? found.value : null
  const named = useLive(
    useMemo(() => {
      const records = entry === null ? [] : recordsOf([entry])
      return records.length === 0 ? null : audit.names(gymId, records)
    }, [audit, gymId, entry]),
  )
  if (entry === null)
    return (
      <Drawer title="Audit log" isLoading={found.status === 'loading'} {...walk}>
        {found.status === 'failed' ? (
          <ErrorState error={found.error} retry={() => found.retry()} />
        ) : (
          <ErrorState error={{ message: 'There is no such line in this log.' }} />
        )}
      </Drawer>
    )
  const row = rowOf(entry, named.status === 'ready' ? named.value : null)
  return (
    <Drawer title={words.sentence(row)} subtitle={words.kind(row)} {...walk}>
      <div className={styles.sections}>
        <Who row={row} people={people} timezone={timezone} />
        <Changes row={row} words={words} />
      </div>
    </Drawer>
  )
}

function Who({ row, people, timezone }: { row: AuditRow; people: AuditPeople; timezone: string }) {
  const { entry, record, name } = row
  const href = hrefOf(row)
  const words = record === null || name === '' ? null : recordWords(record.collection, name)
  return (
    <Card title="Who and when">
      <Facts
        items={[
          ['Who', people.whoOf(entry)],
          ['Role', roleWords(entry.byRole)],
          ...(entry.support ? [['Reason given', entry.support.reason] as const] : []),
          ['When', formatInstant(entry.at, timezone)],
          ...(words === null
            ? []
            : [['Record', href === null ? words : <Link to={href}>{words}</Link>] as const]),
        ]}
      />
    </Card>
  )
}

function Changes({ row, words }: { row: AuditRow; words: AuditWords }) {
  const changes = words.changes(row)
  const untold = words.untold(row)
  if (changes.length === 0 && untold.length === 0) return null
  return (
    <Card title="What changed">
      {changes.length > 0 && <ChangesTable changes={changes} />}
      {untold.length > 0 && (
        <Note kind="quiet">
          {changes.length > 0 ? 'Also changed' : 'Changed'}: {untold.join(', ')}. The log keeps no values of
          these.
        </Note>
      )}
    </Card>
  )
}

/** Of what came new there is no before. */
function ChangesTable({ changes }: { changes: readonly FieldChange[] }) {
  const hasBefore = changes.some(({ before }) => before !== MISSING)
  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          <th scope="col">Field</th>
          {hasBefore && <th scope="col">Before</th>}
          <th scope="col">{hasBefore ? 'After' : 'Value'}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{field}</th>
            {hasBefore && <td className={styles.before}>{before}</td>}
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
