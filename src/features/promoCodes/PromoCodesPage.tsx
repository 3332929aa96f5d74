import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { may } from '@/domain/access/collections'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import type { PromoCode } from '@/domain/promoCodes/promoCode'
import { useLive } from '@/live/useLive'
import { useExportAs } from '@/parts/useExportAs'
import { useCentre } from '@/session/useCentre'
import { useMoneyRepositories } from '@/session/useMoneyRepositories'
import { useBackend, useRole } from '@/session/useSession'
import { Button } from '@/ui/Button'
import { ListPage } from '@/ui/list/ListPage'
import { streamOf } from '@/ui/list/streamOf'
import { useListState } from '@/ui/list/useListState'
import { arrange, arrangeRows, promoSorts, promoTabs, tabsOf } from './arrangePromos'
import { promoActions } from './promoActions'
import { promoColumns } from './promoColumns'
import { usePromoActs } from './usePromoActs'

const PromoForm = lazy(async () => ({ default: (await import('./PromoForm')).PromoForm }))
const PromoDrawer = lazy(async () => ({ default: (await import('./PromoDrawer')).PromoDrawer }))
const TestDialog = lazy(async () => ({ default: (await import('./TestDialog')).TestDialog }))

const idOf = ({ id }: PromoCode) => id
const nameOf = ({ name }: PromoCode) => name

const noCodes: readonly PromoCode[] = []
const noTemplates: readonly PackageTemplate[] = []

/** PRODUCT 4, screen 18. A handful of records, so they are arranged here, not by the store. */
export default function PromoCodesPage() {
  const { gymId, settings, today } = useCentre()
  const exportAs = useExportAs('promoCodes', 'promo-codes')
  const { memberPackages } = useBackend().repositories
  const { promoCodes } = useMoneyRepositories()
  const role = useRole()
  const mayEdit = may(role, 'promoCodes.edit')
  const list = useListState({
    screen: 'promoCodes',
    tabs: promoTabs,
    sorts: promoSorts,
    descending: ['percentOff', 'used'],
    filters: [],
  })
  const live = useLive(useMemo(() => promoCodes.list(gymId), [promoCodes, gymId]))
  const packages = useLive(useMemo(() => memberPackages.list(gymId), [memberPackages, gymId]))
  const codes = live.status === 'ready' ? live.value.rows : noCodes
  const templates = packages.status === 'ready' ? packages.value.rows : noTemplates
  const { tab, q, sort, edit, create } = list
  const page = useMemo(() => arrange(live, { tab, q, sort }, today), [live, tab, q, sort, today])
  const hasUses = codes.some(({ usedCount }) => usedCount > 0)
  const columns = useMemo(
    () => promoColumns({ templates, settings, today, hasUses }),
    [templates, settings, today, hasUses],
  )
  /** The code whose terms the new one begins with. */
  const [model, setModel] = useState<PromoCode | null>(null)
  /** The code that is tested; '' is one that is to be typed. */
  const [tested, setTested] = useState<string | null>(null)
  const acts = usePromoActs()
  const actionsOf = useCallback(
    (promo: PromoCode) => {
      const duplicate = (like: PromoCode) => {
        setModel(like)
        create()
      }
      return promoActions(promo, today, mayEdit, { edit, duplicate, test: setTested }, acts)
    },
    [today, mayEdit, edit, create, acts],
  )
  const edited = codes.find(({ id }) => id === list.editingId)
  const addNew = () => {
    setModel(null)
    create()
  }
  const all = () => streamOf(arrangeRows(codes, { tab, q, sort }, today))

  return (
    <>
      <ListPage
        list={list}
        title="Promo codes"
        singular="promo code"
        plural="promo codes"
        count={page.status === 'ready' ? page.value.rows.length : undefined}
        hint="Codes that take a percentage off a sale: how much, until when and for whom."
        primary={mayEdit ? { label: 'New code', icon: 'pi-plus', run: addNew } : undefined}
        actions={
          codes.length > 0 && (
            <Button icon="pi-question-circle" aria-label="Test a code" onClick={() => setTested('')}>
              Test
            </Button>
          )
        }
        tabs={tabsOf(codes, today)}
        search={{ placeholder: 'Code' }}
        columns={columns}
        page={page}
        pageSize={100}
        rowId={idOf}
        rowName={nameOf}
        rowActions={actionsOf}
        canEdit={mayEdit && tab !== 'archived'}
        all={all}
        exportAs={exportAs}
        empty={
          mayEdit
            ? {
                text: 'No promo codes yet. A code takes a percentage off a sale: for a festival, for new members, for one package.',
                act: { label: 'Make the first code', icon: 'pi-plus', run: addNew },
              }
            : { text: 'No promo codes yet. The owner adds them here.' }
        }
      />
      <Suspense fallback={null}>
        {list.openId !== '' && (
          <PromoDrawer
            promo={codes.find(({ id }) => id === list.openId)}
            isLoading={live.status === 'loading'}
            templates={templates}
            list={list}
            canEdit={mayEdit}
            actionsOf={actionsOf}
          />
        )}
        {mayEdit && list.isCreating && live.status === 'ready' && (
          <PromoForm
            key={model?.id ?? 'new'}
            existing={codes}
            templates={templates}
            model={model}
            onClose={list.closeCreate}
          />
        )}
        {mayEdit && edited && (
          <PromoForm
            key={edited.id}
            existing={codes}
            templates={templates}
            promo={edited}
            onClose={list.closeEdit}
          />
        )}
        {tested !== null && (
          <TestDialog codes={codes} templates={templates} code={tested} onClose={() => setTested(null)} />
        )}
      </Suspense>
    </>
  )
}
