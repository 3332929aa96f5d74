import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { DEFAULT_TIMEZONE } from '@/domain/shared/constants'
import { useBackend, useSignedIn } from '@/session/useSession'
import { useToday } from '@/session/useToday'
import { ListPage } from '@/ui/list/ListPage'
import { useListState } from '@/ui/list/useListState'
import type { CentreRow } from './centreRow'
import { gymActions } from './gymActions'
import type { AddedCentre } from './GymAdded'
import { gymColumns } from './gymColumns'
import { gymFilterOf, gymFilters } from './gymFilter'
import { useCentreRows } from './useCentreRows'
import { useGymActs } from './useGymActs'

const GymDrawer = lazy(async () => ({ default: (await import('./GymDrawer')).GymDrawer }))
const AddGym = lazy(async () => ({ default: (await import('./AddGym')).AddGym }))
const GymAdded = lazy(async () => ({ default: (await import('./GymAdded')).GymAdded }))
const EditGym = lazy(async () => ({ default: (await import('./EditGym')).EditGym }))
const DisableGymDialog = lazy(async () => ({
  default: (await import('./DisableGymDialog')).DisableGymDialog,
}))

const PAGE_SIZE = 50
const NO_ACTS: never[] = []

const idOf = ({ id }: CentreRow) => id
const nameOf = ({ name }: CentreRow) => name

/**
 * PRODUCT 4, screen 2: every registered centre, for the super admin and, without money or member data, for Sales; a
 * centre's own Sales sees its own centre alone (PRODUCT 2.P).
 */
export default function GymsPage() {
  const { clock } = useBackend()
  const { role, gymId } = useSignedIn().role
  const isAdmin = role === 'ADMIN'
  const own = role === 'SALES' ? gymId : ''
  const today = useToday(clock, DEFAULT_TIMEZONE)
  const list = useListState({
    screen: 'gyms',
    sorts: ['name', 'created'],
    descending: ['created'],
    filters: ['status', 'type', 'state'],
  })
  const { edit } = list
  const sort = isAdmin ? list.sort : ({ ...list.sort, by: 'name' } as const)
  const filter = gymFilterOf(list.q, list.filters, sort, today)
  const { page, count } = useCentreRows(filter, { ...list.cursor, pageSize: PAGE_SIZE }, isAdmin, own)
  const isSortable = filter.standing === undefined
  const columns = useMemo(() => gymColumns(today, { isAdmin, isSortable }), [today, isAdmin, isSortable])
  const { acts, disabling, close } = useGymActs()
  const [added, setAdded] = useState<AddedCentre | null>(null)
  const rowActions = useCallback(
    ({ gym }: CentreRow) => (gym === null ? NO_ACTS : gymActions(gym, edit, acts)),
    [edit, acts],
  )

  return (
    <>
      <ListPage
        list={list}
        title="Registered Gyms"
        singular="centre"
        plural="centres"
        count={count}
        hint={
          own === ''
            ? 'Every centre that uses this product, with its package and how long it runs.'
            : 'The centre you work for, with its package and how long it runs.'
        }
        primary={isAdmin ? { label: 'Add gym', icon: 'pi-plus', run: list.create } : undefined}
        {...(own === '' && { search: { placeholder: 'Name of the centre' }, filters: gymFilters })}
        columns={columns}
        page={page}
        pageSize={PAGE_SIZE}
        rowId={idOf}
        rowName={nameOf}
        {...(isAdmin && { rowActions })}
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
            onClose={list.close}
            onNext={list.openNext}
            onPrevious={list.openPrevious}
          />
        )}
        {isAdmin && list.isCreating && <AddGym today={today} onAdded={setAdded} onClose={list.closeCreate} />}
        {isAdmin && list.editingId !== '' && (
          <EditGym key={list.editingId} id={list.editingId} onClose={list.closeEdit} />
        )}
        {added && (
          <GymAdded
            centre={added}
            onSendAgain={() => acts.sendPasswordMail(added)}
            onOpen={() => {
              setAdded(null)
              list.open(added.id)
            }}
            onClose={() => setAdded(null)}
          />
        )}
        {disabling && <DisableGymDialog gym={disabling} onClose={close} />}
      </Suspense>
    </>
  )
}
