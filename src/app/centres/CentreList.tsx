import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useLive } from '@/live/useLive'
import type { PageOf } from '@/data/store/live'
import type { Gym } from '@/domain/gyms/gym'
import { useFileUrl } from '@/parts/useFileUrl'
import { CENTRE_PARAMETER } from '@/session/chosenCentre'
import { useBackend, useSession } from '@/session/useSession'
import { Avatar } from '@/ui/Avatar'
import { EmptyState } from '@/ui/EmptyState'
import { ErrorState } from '@/ui/ErrorState'
import { CursorPager } from '@/ui/list/CursorPager'
import { SearchBox } from '@/ui/list/SearchBox'
import { TableSkeleton } from '@/ui/Skeletons'
import { StateChip } from '@/ui/StateChip'
import { centrePath } from './centrePath'
import styles from './CentreList.module.css'

const PAGE_SIZE = 12

type Place = {
  firstIndex: number
  at: Pick<PageOf<Gym>, 'next'> | { previous: PageOf<Gym>['previous'] } | null
}

/** Every centre by name, a page at a time; each leads to the same screen of that centre. */
export function CentreList({ isOneCentre, onChosen }: { isOneCentre: boolean; onChosen?: () => void }) {
  const { repositories } = useBackend()
  const [search, setSearch] = useState('')
  const [place, setPlace] = useState<Place>({ firstIndex: 1, at: null })
  const filter = { search, status: 'all', type: null, sort: 'name', direction: 'asc' } as const
  const page = useLive(repositories.gyms.page(filter, { pageSize: PAGE_SIZE, ...requestOf(place) }))
  const count = useLive(repositories.gyms.count(filter))

  function find(text: string) {
    setSearch(text)
    setPlace({ firstIndex: 1, at: null })
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
                <CentreLink gym={gym} isOneCentre={isOneCentre} onChosen={onChosen} />
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
          onPrevious={
            page.value.previous === null
              ? undefined
              : () =>
                  setPlace({
                    firstIndex: Math.max(1, place.firstIndex - PAGE_SIZE),
                    at: { previous: page.value.previous },
                  })
          }
          onNext={
            page.value.next === null
              ? undefined
              : () =>
                  setPlace({
                    firstIndex: place.firstIndex + page.value.rows.length,
                    at: { next: page.value.next },
                  })
          }
        />
      )}
    </div>
  )
}

function requestOf({ at }: Place) {
  if (at === null) return {}
  return 'next' in at ? { after: at.next ?? undefined } : { before: at.previous ?? undefined }
}

type CentreLinkProps = { gym: Gym; isOneCentre: boolean; onChosen: (() => void) | undefined }

function CentreLink({ gym, isOneCentre, onChosen }: CentreLinkProps) {
  const session = useSession()
  const { pathname, search } = useLocation()

  /** The address already names this centre, but it could not be opened: the link alone would change nothing. */
  function choose() {
    if (new URLSearchParams(search).get(CENTRE_PARAMETER) === gym.id) session.chooseCentre(gym.id)
    onChosen?.()
  }

  return (
    <Link
      to={centrePath(isOneCentre ? pathname : null, gym.id)}
      // The address without a centre is no place to come back to: it would only get this centre again.
      replace={!new URLSearchParams(search).has(CENTRE_PARAMETER)}
      className={styles.row}
      onClick={choose}
    >
      <Avatar name={gym.name} src={useFileUrl(gym.dp)} size={36} />
      <span className={styles.words}>
        <span className={styles.name}>{gym.name}</span>
        <span className={styles.quiet}>
          {[gym.type === 'SKATING' ? 'Skating' : 'Gym', gym.city, gym.state]
            .filter((part) => part !== '')
            .join(' · ')}
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
