import { Link } from 'react-router-dom'
import { screens } from '@/domain/access/screens'
import { formatCivil } from '@/domain/shared/formatDate'
import { isEmployed, type Staff } from '@/domain/staff/staff'
import { endingDocuments, type EndingDocument } from '@/domain/staff/staffDocument'
import { useGym } from '@/session/useGym'
import { Note } from '@/ui/Note'
import { ENDING } from '../staffViews'

/** Named at once; the list finds the others. */
const NAMED = 2

/** A line over the list of staff where a contract or a certificate has ended, or is about to; nothing otherwise. */
export function EndingDocuments({ staff }: { staff: readonly Staff[] }) {
  const { today } = useGym()
  const ending = endingDocuments(staff.filter(isEmployed), today)
  if (ending.length === 0) return null
  const isOver = ending.some(({ expiresOn }) => expiresOn < today)
  const others = ending.length - NAMED
  return (
    <Note kind={isOver ? 'problem' : 'plain'}>
      {ending.slice(0, NAMED).map((document, at) => (
        <Ending key={`${document.staffId} ${document.title}`} {...document} isFirst={at === 0} />
      ))}
      {others > 0 && (
        <>
          {' '}
          <Link to={`${screens.staff.path}?documents=${ENDING}`}>
            {others === 1 ? '1 more document' : `${String(others)} more documents`}
          </Link>
        </>
      )}
    </Note>
  )
}

function Ending({ staffId, name, title, expiresOn, isFirst }: EndingDocument & { isFirst: boolean }) {
  const { today } = useGym()
  const when = formatCivil(expiresOn)
  return (
    <>
      {!isFirst && ' '}
      <Link to={`${screens.staff.path}?id=${encodeURIComponent(staffId)}`}>
        {title} of {name}
      </Link>{' '}
      {expiresOn < today ? `ended on ${when}.` : `ends on ${when}.`}
    </>
  )
}
