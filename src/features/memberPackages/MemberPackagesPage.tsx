import { lazy, Suspense, useCallback, useMemo } from 'react'
import { may } from '@/domain/access/collections'
import { holdersByPackage } from '@/domain/members/memberTotals'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import { memberPackageRepository } from '@/data/memberPackages/memberPackageRepository'
import { useListedMembers } from '@/components/members/useListedMembers'
import { useExportAs } from '@/components/records/useExportAs'
import { useRecordList } from '@/components/records/useRecordList'
import { useRecords } from '@/components/records/useRecords'
import { RecordUpgradeLine } from '@/components/upkeep/RecordUpgradeLine'
import { useHasOlderRecords } from '@/components/upkeep/useHasOlderRecords'
import { useGym } from '@/session/useGym'
import { useRole } from '@/session/useSession'
import { choiceFilter } from '@/lists/filter'
import { ListPage } from '@/lists/ListPage'
import { templateColumns } from './templateColumns'
import { templateViews } from './templateViews'
import { templateActions, useTemplateActs } from './useTemplateActs'

const TemplateForm = lazy(async () => ({ default: (await import('./TemplateForm')).TemplateForm }))
const TemplateDrawer = lazy(async () => ({ default: (await import('./TemplateDrawer')).TemplateDrawer }))
const StarterDialog = lazy(async () => ({ default: (await import('./StarterDialog')).StarterDialog }))

/** PRODUCT 4, screen 6: what the centre sells. */
export default function MemberPackagesPage() {
  const { info, settings, today } = useGym()
  const mayEdit = may(useRole(), 'memberPackages.edit')
  const { live, records: every } = useRecords(memberPackageRepository)
  const { list, ...view } = useRecordList('memberPackages', templateViews, live, every)
  // Who holds each comes after the rows: at a large centre its many members would keep them waiting.
  const listed = useListedMembers(live.status === 'ready')
  const members = listed.status === 'ready' ? listed.value : null
  const holders = useMemo(
    () => (members === null ? null : holdersByPackage(members, today, settings)),
    [members, today, settings],
  )
  const columns = useMemo(
    () => templateColumns({ settings, type: info.type, today }, holders),
    [settings, info.type, today, holders],
  )
  const acts = useTemplateActs()
  const exportAs = useExportAs('memberPackages', 'member-packages')
  const hasOlder = useHasOlderRecords()
  const lookForOlder = useCallback(() => Promise.resolve(hasOlder ? null : 0), [hasOlder])
  const rowActions = useCallback(
    (template: PackageTemplate) => templateActions(template, list.edit, acts),
    [list.edit, acts],
  )
  const categories = Object.fromEntries(
    every
      .map(({ category }) => category)
      .sort()
      .map((category) => [category, category]),
  )

  return (
    <>
      <ListPage
        {...view}
        list={list}
        title="Member Packages"
        singular="package"
        plural="packages"
        hint="What members can buy. Changes don't affect packages already sold."
        primary={mayEdit ? { label: 'New package', icon: 'pi-plus', run: list.create } : undefined}
        search={{ placeholder: 'Name of the package', isHeld: true }}
        filters={[choiceFilter('category', 'Category', categories)]}
        columns={columns}
        exportAs={exportAs}
        {...(mayEdit && { rowActions })}
        canEdit={mayEdit}
        empty={
          mayEdit
            ? {
                text: 'No packages yet. Start from monthly, quarterly, half-yearly and yearly, or add your own.',
                act: {
                  label: 'Start from the usual four',
                  icon: 'pi-bolt',
                  run: () => list.setFilter('starter', 'true'),
                },
                secondAct: { label: 'New package', icon: 'pi-plus', run: list.create },
              }
            : { text: 'No packages yet. The owner adds them here.' }
        }
      >
        {mayEdit && <RecordUpgradeLine list="packages" look={lookForOlder} />}
      </ListPage>
      <Suspense fallback={null}>
        {list.openId !== '' && (
          <TemplateDrawer
            template={every.find(({ id }) => id === list.openId)}
            holders={holders}
            isLoading={live.status === 'loading'}
            list={list}
            mayEdit={mayEdit}
            acts={acts}
          />
        )}
      </Suspense>
      {/* Apart from the drawer, which would be hidden while a dialog loads and come back above it. */}
      <Suspense fallback={null}>
        {mayEdit && list.isCreating && <TemplateForm existing={every} onClose={list.closeCreate} />}
        {mayEdit && list.editingId !== '' && live.status === 'ready' && (
          <TemplateForm
            key={list.editingId}
            existing={every}
            template={every.find(({ id }) => id === list.editingId)}
            onClose={list.closeEdit}
          />
        )}
        {mayEdit && list.filters.starter && <StarterDialog onClose={() => list.setFilter('starter', null)} />}
      </Suspense>
    </>
  )
}
