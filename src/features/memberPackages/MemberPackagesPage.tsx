import { lazy, Suspense, useCallback, useMemo } from 'react'
import { may } from '@/domain/access/collections'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import { useLive } from '@/live/useLive'
import { useCentre } from '@/session/useCentre'
import { useBackend, useRole } from '@/session/useSession'
import { ListPage } from '@/ui/list/ListPage'
import { useListState } from '@/ui/list/useListState'
import { arrange, templateSorts, templateTabs, templatesOf } from './arrangeTemplates'
import { templateActions } from './templateActions'
import { templateColumns } from './templateColumns'
import { useTemplateActs } from './useTemplateActs'

const TemplateForm = lazy(async () => ({ default: (await import('./TemplateForm')).TemplateForm }))
const TemplateDrawer = lazy(async () => ({ default: (await import('./TemplateDrawer')).TemplateDrawer }))
const StarterDialog = lazy(async () => ({ default: (await import('./StarterDialog')).StarterDialog }))

const idOf = ({ id }: PackageTemplate) => id
const nameOf = ({ name }: PackageTemplate) => name

/** What the centre sells (PRODUCT 4, screen 6). A handful of records, so they are arranged here, not by the store. */
export default function MemberPackagesPage() {
  const { gymId, info, settings, today } = useCentre()
  const { repositories } = useBackend()
  const mayEdit = may(useRole(), 'memberPackages.edit')
  const list = useListState({
    screen: 'memberPackages',
    tabs: templateTabs,
    sorts: templateSorts,
    descending: ['price'],
    filters: ['category', 'starter'],
  })
  const live = useLive(repositories.memberPackages.list(gymId))
  const every = useMemo(() => (live.status === 'ready' ? live.value.rows : []), [live])
  const page = useMemo(() => arrange(live, list), [live, list])
  const columns = useMemo(
    () => templateColumns({ settings, type: info.type, today }),
    [settings, info.type, today],
  )
  const acts = useTemplateActs(every)
  const rowActions = useCallback(
    (template: PackageTemplate) => templateActions(template, list.edit, acts),
    [list.edit, acts],
  )
  const categories = [...new Set(every.map(({ category }) => category))].sort()

  return (
    <>
      <ListPage
        list={list}
        title="Member Packages"
        singular="package"
        plural="packages"
        count={page.status === 'ready' ? page.value.rows.length : undefined}
        hint="What members can buy. Who has bought one keeps its terms when you change it here."
        primary={mayEdit ? { label: 'New package', icon: 'pi-plus', run: list.create } : undefined}
        tabs={[
          { id: 'onSale', label: 'On sale', count: templatesOf(every, 'onSale').length },
          { id: 'archived', label: 'Archived', count: templatesOf(every, 'archived').length },
        ]}
        search={{ placeholder: 'Name of the package' }}
        filters={[
          {
            id: 'category',
            label: 'Category',
            kind: 'choice',
            options: categories.map((category) => ({ value: category, label: category })),
          },
        ]}
        columns={columns}
        page={page}
        pageSize={100}
        rowId={idOf}
        rowName={nameOf}
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
      />
      <Suspense fallback={null}>
        {list.openId !== '' && (
          <TemplateDrawer
            template={every.find(({ id }) => id === list.openId)}
            isLoading={live.status === 'loading'}
            list={list}
            mayEdit={mayEdit}
            acts={acts}
          />
        )}
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
