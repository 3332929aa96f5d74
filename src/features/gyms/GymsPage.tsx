import { useNavigate } from 'react-router-dom'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { screens } from '@/domain/access/screens'
import { isSortable } from '@/data/gyms/gymQueries'
import type { Gym } from '@/domain/gyms/gym'
import { PLATFORM } from '@/domain/audit/auditEntry'
import { gymRepository } from '@/data/gyms/gymRepository'
import { attempt } from '@/components/records/attempt'
import { useExportOf } from '@/components/records/useExportAs'
import { useRepository } from '@/session/useRepository'
import { DEFAULT_TIMEZONE } from '@/domain/shared/constants'
import { useBackend, useSignedIn } from '@/session/useSession'
import { useToday } from '@/session/useToday'
import { ButtonLink } from '@/ui/Button'
import { showToast } from '@/ui/feedback/toast'
import { ListPage } from '@/lists/ListPage'
import { justOne } from '@/lists/choice'
import type { BulkAction } from '@/lists/bulkAction'
import { useListState } from '@/lists/useListState'
import { rowOfGym, type GymRow } from './gymRow'
import { gymActions } from './gymActions'
import type { AddedGym } from './GymAdded'
import type { LongerTrials } from './ExtendTrial'
import type { Recipients } from './MessageOwners'
import { gymColumns } from './gymColumns'
import { codeIn, gymFilterIds, gymFilterOf, gymFilters } from './gymFilter'
import styles from './gyms.module.css'
import { gymTabs, tabLabels, type GymTab } from './gymTabs'
import { ownersReached } from './ownersReached'
import { useGymRows } from './useGymRows'
import { usePackageChoices } from './usePackageChoices'
import { gymAddress, useGymActs } from './useGymActs'
import { useRenewals } from './useRenewals'
import { useGymSlots } from './gymSlots'
import { walkOf } from '@/lists/walk'

const GymDrawer = lazy(async () => ({ default: (await import('./GymDrawer')).GymDrawer }))
const AddGym = lazy(async () => ({ default: (await import('./AddGym')).AddGym }))
const GymAdded = lazy(async () => ({ default: (await import('./GymAdded')).GymAdded }))
const EditGym = lazy(async () => ({ default: (await import('./EditGym')).EditGym }))
const DisableGymDialog = lazy(async () => ({
  default: (await import('./DisableGymDialog')).DisableGymDialog,
}))

const OpenSupport = lazy(async () => ({ default: (await import('./OpenSupport')).OpenSupport }))
const ExtendTrial = lazy(async () => ({ default: (await import('./ExtendTrial')).ExtendTrial }))
const MessageOwners = lazy(async () => ({ default: (await import('./MessageOwners')).MessageOwners }))
const DeleteGym = lazy(async () => ({ default: (await import('./DeleteGym')).DeleteGym }))

const PAGE_SIZE = 50
const NO_ACTS: never[] = []
const ALL_ALONE: readonly GymTab[] = [gymTabs[0]]
/** How Sales reads the public copies: their other orders would each cost indexes. */
const BY_NAME = { by: 'name', direction: 'asc' } as const

async function* everyRow(gyms: AsyncIterable<Gym>): AsyncGenerator<GymRow> {
  for await (const gym of gyms) yield rowOfGym(gym)
}

const oneTrial = (gym: Gym): LongerTrials => {
  const first = rowOfGym(gym)
  return { ...justOne(first), first }
}

const idOf = ({ id }: GymRow) => id
const nameOf = ({ name }: GymRow) => name

/**
 * PRODUCT 4, screen 2: every registered centre, for the super admin and, without money or member data, for Sales; a
 * centre's own Sales sees its own centre alone (PRODUCT 2.P).
 */
export default function GymsPage() {
  const { clock } = useBackend()
  const navigate = useNavigate()
  const { role, gymId } = useSignedIn().role
  const isAdmin = role === 'ADMIN'
  const own = role === 'SALES' ? gymId : ''
  const today = useToday(clock, DEFAULT_TIMEZONE)
  const list = useListState({
    screen: 'gyms',
    tabs: gymTabs,
    sorts: ['name', 'created'],
    descending: ['created'],
    filters: gymFilterIds,
  })
  const { edit, q, filters: chosen } = list
  // One centre stands on no tab of others, and is searched for no further.
  const isByCode = codeIn(chosen) !== undefined
  const tab = isByCode ? gymTabs[0] : list.tab
  const shownTabs = isByCode ? ALL_ALONE : gymTabs
  const sort = isAdmin ? list.sort : BY_NAME
  const filterOf = (of: GymTab) => gymFilterOf({ tab: of, q, chosen, sort, isAdmin }, today)
  const filter = filterOf(tab)
  const { page, counts } = useGymRows({
    filter,
    ofTabs: shownTabs.map(filterOf),
    request: { ...list.cursor, pageSize: PAGE_SIZE },
    isAdmin,
    own,
  })
  const ownCount = page.status === 'ready' ? page.value.rows.length : undefined
  const count = own === '' ? counts?.[shownTabs.indexOf(tab)] : ownCount
  const mayTurn = isAdmin && isSortable(filter)
  const columns = useMemo(
    () => gymColumns(today, { isAdmin, isSortable: mayTurn }),
    [today, isAdmin, mayTurn],
  )
  const packages = usePackageChoices(isAdmin, page, chosen.package)
  const filters = useMemo(
    () => gymFilters(isAdmin, packages.choices).filter(({ id }) => !isByCode || id === 'referral'),
    [isAdmin, packages.choices, isByCode],
  )
  const exportAs = useExportOf(PLATFORM, 'gyms', 'registered-gyms')
  const gyms = useRepository(gymRepository)
  const renewals = useRenewals()
  const bulkActions = useMemo(
    (): BulkAction<GymRow>[] => [
      renewals,
      {
        id: 'extendTrial',
        label: 'Extend trial',
        icon: 'pi-calendar-plus',
        run: (selection) =>
          void (async () => {
            for await (const first of selection.rows()) return setLonger({ ...selection, first })
          })(),
      },
      {
        id: 'message',
        label: 'Message owners',
        icon: 'pi-envelope',
        run: (selection) =>
          void attempt(async () => {
            const rows: GymRow[] = []
            for await (const row of selection.rows()) rows.push(row)
            if (ownersReached(rows).reached.length > 0) setWritten({ rows, letGo: selection.clear })
            else showToast({ text: 'None of these owners can be reached by e-mail.', tone: 'problem' })
          }),
      },
    ],
    [renewals],
  )
  const tabs = shownTabs.map((id, at) => ({ id, label: tabLabels[id], count: counts?.[at] }))
  const { acts, asking, close } = useGymActs()
  const { GivePackage } = useGymSlots()
  /** The selected trials that are to be made longer. */
  const [longer, setLonger] = useState<LongerTrials | null>(null)
  const [written, setWritten] = useState<Recipients | null>(null)
  const [added, setAdded] = useState<AddedGym | null>(null)
  const rowActions = useCallback(
    ({ gym }: GymRow) => (gym === null ? NO_ACTS : gymActions(gym, edit, acts)),
    [edit, acts],
  )

  return (
    <>
      <ListPage
        list={isByCode ? { ...list, tab, q: '' } : list}
        title="Registered Gyms"
        singular="centre"
        plural="centres"
        count={count}
        hint={
          own === ''
            ? `Every centre that uses this product, with its package and how long it runs.${isAdmin ? ' Health, activity and MRR are as of last night.' : ''}`
            : 'The centre you work for, with its package and how long it runs.'
        }
        {...(isAdmin && {
          actions: (
            <ButtonLink icon="pi-history" aria-label="Who did what" to={`${screens.gyms.path}?section=audit`}>
              <span className={styles.wideOnly}>Who did what</span>
            </ButtonLink>
          ),
        })}
        primary={isAdmin ? { label: 'Add gym', icon: 'pi-plus', run: list.create } : undefined}
        {...(own === '' && { tabs, filters })}
        {...(own === '' && !isByCode && { search: { placeholder: 'Name of the centre' } })}
        onFilter={packages.open}
        columns={columns}
        page={page}
        rowId={idOf}
        rowName={nameOf}
        {...(isAdmin && { rowActions, bulkActions, all: () => everyRow(gyms.all(filter)) })}
        exportAs={exportAs}
        canEdit={isAdmin}
        empty={{
          text: 'No centre is registered yet. The first one appears here as soon as it is.',
          ...(isAdmin && { act: { label: 'Add gym', icon: 'pi-plus', run: list.create } }),
        }}
      />
      <Suspense fallback={null}>
        {list.openId !== '' && (
          <GymDrawer
            id={list.openId}
            today={today}
            acts={isAdmin ? acts : null}
            onEdit={list.edit}
            {...walkOf(list)}
          />
        )}
      </Suspense>
      {/* Apart from the drawer, which would be hidden while a dialog loads and come back above it. */}
      <Suspense fallback={null}>
        {isAdmin && list.isCreating && <AddGym today={today} onAdded={setAdded} onClose={list.closeCreate} />}
        {isAdmin && list.editingId !== '' && (
          <EditGym key={list.editingId} id={list.editingId} onClose={list.closeEdit} />
        )}
        {added && (
          <GymAdded
            gym={added}
            onSendAgain={() => acts.sendPasswordMail(added)}
            onOpen={() => {
              setAdded(null)
              list.open(added.id)
            }}
            onClose={() => setAdded(null)}
          />
        )}
        {asking?.act === 'openSupport' && (
          <OpenSupport
            gym={asking.gym}
            onOpened={() => void navigate(gymAddress(asking.gym.id))}
            onClose={close}
          />
        )}
        {asking?.act === 'disable' && <DisableGymDialog gym={asking.gym} onClose={close} />}
        {asking?.act === 'extendTrial' && (
          <ExtendTrial trials={oneTrial(asking.gym)} today={today} onClose={close} />
        )}
        {longer && <ExtendTrial trials={longer} today={today} onClose={() => setLonger(null)} />}
        {written && <MessageOwners {...written} onClose={() => setWritten(null)} />}
        {asking?.act === 'remove' && <DeleteGym gym={asking.gym} onDeleted={list.close} onClose={close} />}
        {(asking?.act === 'assign' || asking?.act === 'renew') && (
          <GivePackage gym={asking.gym} act={asking.act} onClose={close} />
        )}
      </Suspense>
    </>
  )
}
