import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { searchDirectory } from '@/domain/members/directory'
import { PersonCell } from '@/components/people/PersonCell'
import { ErrorState } from '@/ui/ErrorState'
import { TableSkeleton } from '@/ui/Skeletons'
import { Note } from '@/ui/Note'
import styles from './PersonFinder.module.css'
import { useDirectory } from './useDirectory'
import { personHref } from './useReportList'

const MOST_HITS = 12

/** Members who answer to what was typed, each a link to the report. The directory is read only now. */
export function PersonFinder({ text }: { text: string }) {
  const directory = useDirectory(true)
  const entries = directory.status === 'ready' ? directory.value : null
  const hits = useMemo(() => (entries ? searchDirectory(entries, text, MOST_HITS) : []), [entries, text])
  if (directory.status === 'loading') return <TableSkeleton rows={4} columns={2} />
  if (directory.status === 'failed')
    return <ErrorState error={directory.error} retry={() => directory.retry()} />
  if (hits.length === 0) return <Note>No member answers to “{text}”.</Note>
  return (
    <ul className={styles.hits} aria-label="Members found">
      {hits.map(({ id, entry }) => (
        <li key={id}>
          <Link to={personHref(id)}>
            <PersonCell name={entry.n} code={entry.c} photo={entry.i} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
