import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { screens } from '@/domain/access/screens'
import { MISSING } from '@/domain/shared/constants'
import { sum, toRupees } from '@/domain/shared/money'
import { gymPackageRepository } from '@/data/gymPackages/gymPackageRepository'
import { PLATFORM } from '@/domain/audit/auditEntry'
import { isOffered, type RegistrationPackage } from '@/domain/gymPackages/registrationPackage'
import { FigureStrip } from '@/components/money/FigureStrip'
import { useLive } from '@/live/useLive'
import { PLATFORM_FORMAT } from '@/components/gym/useGymFormat'
import { useExportOf } from '@/components/records/useExportAs'
import { useRecordList } from '@/components/records/useRecordList'
import { useRecords } from '@/components/records/useRecords'
import { useRepository } from '@/session/useRepository'
import { ListPage } from '@/lists/ListPage'
import { Button, ButtonLink } from '@/ui/Button'
import { FormatContext } from '@/ui/format/format'
import { gymsOf, gymPackageColumns, platformMoney } from './gymPackageColumns'
import styles from './gymPackages.module.css'
import { gymPackageRows, type GymPackageRow } from './gymPackageRows'
import { gymPackageViews } from './gymPackageViews'
import { gymPackageActions, ownTermsActions, useGymPackageActs } from './useGymPackageActs'

const GymPackageForm = lazy(async () => ({ default: (await import('./GymPackageForm')).GymPackageForm }))
const GymPackageDrawer = lazy(async () => ({
  default: (await import('./GymPackageDrawer')).GymPackageDrawer,
}))
const PackagePreview = lazy(async () => ({ default: (await import('./PackagePreview')).PackagePreview }))
const CompareDialog = lazy(async () => ({ default: (await import('./CompareDialog')).CompareDialog }))
const GrowthDialog = lazy(async () => ({ default: (await import('./GrowthDialog')).GrowthDialog }))

type StripProps = { rows: readonly GymPackageRow[]; isKnown: boolean }

/** What all packages bring, as the dashboard says it, and in which part of the list it stands. */
function RevenueStrip({ rows, isKnown }: StripProps) {
  const figure = (name: string, has: (row: GymPackageRow) => boolean) => {
    const paise = rows.filter(has).flatMap(({ figures }) => (figures === null ? [] : [figures.monthly]))
    return [name, isKnown ? platformMoney(toRupees(sum(paise))) : MISSING] as const
  }
  return (
    <FigureStrip
      label="Monthly recurring revenue"
      figures={[
        figure('MRR as of last night', () => true),
        figure('On offer', ({ offered }) => offered !== null && isOffered(offered)),
        figure('Retired', ({ offered }) => offered !== null && !isOffered(offered)),
        figure('Not on offer', ({ offered }) => offered === null),
      ]}
    />
  )
}

/** Two are needed to compare anything. */
const LEAST_TO_COMPARE = 2

/** PRODUCT 4, screen 3: what the platform sells to centres, who has it and what it brings. */
export default function GymPackagesPage() {
  const navigate = useNavigate()
  const repository = useRepository(gymPackageRepository)
  const { live, records } = useRecords(gymPackageRepository)
  const gyms = useLive(useMemo(() => repository.gyms(), [repository]))
  const packages = useMemo(() => records.filter(({ deleted }) => !deleted), [records])
  const offer = useMemo(() => packages.filter(isOffered), [packages])
  const rows = useMemo(
    () => gymPackageRows(packages, gyms.status === 'ready' ? gyms.value.rows : null),
    [packages, gyms],
  )
  // With their figures at once: rows that get them a moment later would look as if somebody had changed them.
  const shown = gyms.status === 'loading' ? gyms : live
  const { list, ...view } = useRecordList('gymPackages', gymPackageViews, shown, rows)
  const { edit, create } = list
  const acts = useGymPackageActs()
  const exportAs = useExportOf(PLATFORM, 'gymRegPackages', 'registration-packages')
  const [model, setModel] = useState<RegistrationPackage | null>(null)
  const [previewed, setPreviewed] = useState<RegistrationPackage | null>(null)
  const [isComparing, setComparing] = useState(false)
  const [isGrowing, setGrowing] = useState(false)
  const actionsOf = useCallback(
    ({ id, offered }: GymPackageRow) =>
      offered === null
        ? ownTermsActions(() => void navigate(gymsOf(id)))
        : gymPackageActions(
            offered,
            offer,
            {
              edit: ({ id }) => edit(id),
              duplicate: (like) => {
                setModel(like)
                create()
              },
              preview: setPreviewed,
            },
            acts,
          ),
    [offer, edit, create, acts, navigate],
  )
  const addNew = () => {
    setModel(null)
    create()
  }
  const edited = packages.find(({ id }) => id === list.editingId)

  return (
    <FormatContext value={PLATFORM_FORMAT}>
      <ListPage
        {...view}
        list={list}
        title="Gym Registration Packages"
        singular="package"
        plural="packages"
        hint="What centres can be given. Changes hold for new sales and renewals; centres keep what they have."
        primary={{ label: 'New package', icon: 'pi-plus', run: addNew }}
        actions={
          <>
            {offer.length >= LEAST_TO_COMPARE && (
              <Button icon="pi-table" aria-label="Compare packages" onClick={() => setComparing(true)}>
                <span className={styles.wideOnly}>Compare</span>
              </Button>
            )}
            <Button icon="pi-chart-line" aria-label="Packages over time" onClick={() => setGrowing(true)}>
              <span className={styles.wideOnly}>Over time</span>
            </Button>
            <ButtonLink
              icon="pi-receipt"
              aria-label="Invoices"
              to={`${screens.gymPackages.path}?section=invoices`}
            >
              <span className={styles.wideOnly}>Invoices</span>
            </ButtonLink>
          </>
        }
        search={{ placeholder: 'Name of the package', isHeld: true }}
        columns={gymPackageColumns}
        exportAs={exportAs}
        rowActions={actionsOf}
        canEdit
        empty={{
          text: 'No packages yet. Add what a centre pays, for how long, and what it may use.',
          act: { label: 'New package', icon: 'pi-plus', run: addNew },
        }}
      >
        <RevenueStrip rows={rows} isKnown={gyms.status === 'ready'} />
      </ListPage>
      <Suspense fallback={null}>
        {list.openId !== '' && (
          <GymPackageDrawer
            row={rows.find(({ id }) => id === list.openId)}
            isLoading={live.status === 'loading'}
            list={list}
            actionsOf={actionsOf}
          />
        )}
      </Suspense>
      {/* Apart from the drawer, which would be hidden while a dialog loads and come back above it. */}
      <Suspense fallback={null}>
        {list.isCreating && live.status === 'ready' && (
          <GymPackageForm
            key={model?.id ?? 'new'}
            existing={records}
            model={model}
            onClose={list.closeCreate}
          />
        )}
        {edited && (
          <GymPackageForm key={edited.id} existing={records} offered={edited} onClose={list.closeEdit} />
        )}
        {previewed && <PackagePreview offered={previewed} onClose={() => setPreviewed(null)} />}
        {isGrowing && <GrowthDialog onClose={() => setGrowing(false)} />}
        {isComparing && <CompareDialog packages={offer} onClose={() => setComparing(false)} />}
      </Suspense>
    </FormatContext>
  )
}
