import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { gymRepository } from '@/data/gyms/gymRepository'
import { useLive } from '@/live/useLive'
import type { PageOf } from '@/data/store/live'
import type { Gym } from '@/domain/gyms/gym'
import { businessTypeNames } from '@/domain/shared/businessType'
import { useFileUrl } from '@/components/files/useFileUrl'
import { GYM_PARAMETER } from '@/session/chosenGym'
import { useRepository } from '@/session/useRepository'
import { useSession } from '@/session/useSession'
import { Avatar } from '@/ui/Avatar'
import { EmptyState } from '@/ui/EmptyState'
import { ErrorState } from '@/ui/ErrorState'
import { CursorPager } from '@/lists/CursorPager'
import { SearchBox } from '@/lists/SearchBox'
import { TableSkeleton } from '@/ui/Skeletons'
import { StateChip } from '@/ui/StateChip'
import styles from './GymList.module.css'
import { screens } from '@/domain/access/screens'

/**
 * Where choosing a centre leads: the same screen of that centre, without what was open or filtered there before;
 * from a screen about all centres (null) to its dashboard.
 */
const gymPath = (pathname: string | null, gymId: string): string =>
  `${pathname ?? screens.dashboard.path}?${GYM_PARAMETER}=${encodeURIComponent(gymId)}`

const PAGE_SIZE = 12

type Place = { firstIndex: number; after: PageOf<Gym>['next'] }

const FIRST: Place = { firstIndex: 1, after: null }

/** Every centre by name, a page at a time; each leads to the same screen of that centre. */
export function GymList({ isOneGym, onChosen }: { isOneGym: boolean; onChosen?: () => void }) {
  const gyms = useRepository(gymRepository)
  const [search, setSearch] = useState('')
  // The pages that were gone through: the last is shown, and Previous goes back to the one before it.
  const [places, setPlaces] = useState<readonly Place[]>([FIRST])
  const place = places.at(-1) ?? FIRST
  const filter = { search, status: 'all', type: null, sort: 'name', direction: 'asc' } as const
  const page = useLive(gyms.page(filter, { pageSize: PAGE_SIZE, after: place.after ?? undefined }))
  const count = useLive(gyms.count(filter))

  function find(text: string) {
    setSearch(text)
    setPlaces([FIRST])
  }

  return (
    <div className={styles.list}>
      <div className={styles.search}>
        <SearchBox value={search} onChange={find} placeholder="Name of the centre" />
      </div>
      <div className={styles.rows}>
        {page.status === 'loading' && <TableSkeleton rows={6} columns={2} />}
        {page.status === 'failed' && <ErrorState error={page.error} retry={() => page.retry()} />}
        {page.status === 'ready' && page.value.rows.length === 0 && (
          <Nothing search={search} clear={() => find('')} />
        )}
        {page.status === 'ready' && (
          <ul>
            {page.value.rows.map((gym) => (
              <li key={gym.id}>
                <GymLink gym={gym} isOneGym={isOneGym} onChosen={onChosen} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {page.status === 'ready' && page.value.rows.length > 0 && (
        <CursorPager
          firstIndex={place.firstIndex}
          shown={page.value.rows.length}
          count={count.status === 'ready' ? count.value : undefined}
          singular="centre"
          plural="centres"
          leftOut={page.value.leftOut}
          onPrevious={places.length > 1 ? () => setPlaces(places.slice(0, -1)) : undefined}
          onNext={
            page.value.next === null
              ? undefined
              : () =>
                  setPlaces([
                    ...places,
                    { firstIndex: place.firstIndex + page.value.rows.length, after: page.value.next },
                  ])
          }
        />
      )}
    </div>
  )
}

type GymLinkProps = { gym: Gym; isOneGym: boolean; onChosen: (() => void) | undefined }

function GymLink({ gym, isOneGym, onChosen }: GymLinkProps) {
  const session = useSession()
  const { pathname, search } = useLocation()

  /** The address already names this centre, but it could not be opened: the link alone would change nothing. */
  function choose() {
    if (new URLSearchParams(search).get(GYM_PARAMETER) === gym.id) session.chooseGym(gym.id)
    onChosen?.()
  }

  return (
    <Link
      to={gymPath(isOneGym ? pathname : null, gym.id)}
      // The address without a centre is no place to come back to: it would only get this centre again.
      replace={!new URLSearchParams(search).has(GYM_PARAMETER)}
      className={styles.row}
      onClick={choose}
    >
      <Avatar name={gym.name} src={useFileUrl(gym.dp)} size={36} />
      <span className={styles.words}>
        <span className={styles.name}>{gym.name}</span>
        <span className={styles.quiet}>
          {[businessTypeNames[gym.type], gym.city, gym.state].filter((part) => part !== '').join(' · ')}
        </span>
      </span>
      {gym.isDisabled && <StateChip tone="grey">Disabled</StateChip>}
      <i className={`pi pi-chevron-right ${styles.chevron}`} aria-hidden />
    </Link>
  )
}

function Nothing({ search, clear }: { search: string; clear: () => void }) {
  if (search === '') return <EmptyState kind="firstUse" text="No centre is registered yet." />
  return (
    <EmptyState
      kind="noMatch"
      plural="centres"
      filters={[{ id: 'q', label: 'Name begins with', value: search, clear }]}
      clearAll={clear}
    />
  )
}
