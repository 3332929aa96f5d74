import { Link } from 'react-router-dom'
import { screens } from '@/domain/access/screens'
import styles from './lines.module.css'
import { SEARCH_LIMIT, type FoundInView } from './searchView'

type Props = { found: FoundInView; text: string; isInactive: boolean; isFirstTab: boolean }

/** While searching: that there are more hits, and who answers to the text on other lists. */
export function SearchLine({ found: { isCut, elsewhere }, text, isInactive, isFirstTab }: Props) {
  if (!isCut && elsewhere === 0) return null
  const search = `?q=${encodeURIComponent(text)}`
  const places = [
    ...(isInactive || !isFirstTab ? [{ label: 'Active members', path: screens.members.path }] : []),
    ...(isInactive ? [] : [{ label: 'Inactive members', path: screens.inactiveMembers.path }]),
  ]
  return (
    <p className={styles.line} role="status">
      {isCut && <span>The first {SEARCH_LIMIT} are shown. Type more letters to find others.</span>}
      {elsewhere > 0 && (
        <>
          <span>{elsewhere > SEARCH_LIMIT ? 'More' : elsewhere} on other lists. Look in</span>
          {places.map(({ label, path }) => (
            <Link key={path} to={`${path}${search}`}>
              {label}
            </Link>
          ))}
        </>
      )}
    </p>
  )
}
