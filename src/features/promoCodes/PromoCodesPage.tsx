import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { may } from '@/domain/access/collections'
import type { PromoCode } from '@/domain/promoCodes/promoCode'
import { memberPackageRepository } from '@/data/memberPackages/memberPackageRepository'
import { promoCodeRepository } from '@/data/promoCodes/promoCodeRepository'
import { useRecordActs } from '@/components/records/useRecordActs'
import { useRecordList } from '@/components/records/useRecordList'
import { useRecords } from '@/components/records/useRecords'
import { useExportAs } from '@/components/records/useExportAs'
import { useGym } from '@/session/useGym'
import { useRole } from '@/session/useSession'
import { Button } from '@/ui/Button'
import { ListPage } from '@/lists/ListPage'
import { promoActWords, promoActions } from './promoActions'
import { promoColumns } from './promoColumns'
import { promoViews } from './promoViews'

const PromoForm = lazy(async () => ({ default: (await import('./PromoForm')).PromoForm }))
const PromoDrawer = lazy(async () => ({ default: (await import('./PromoDrawer')).PromoDrawer }))
const TestDialog = lazy(async () => ({ default: (await import('./TestDialog')).TestDialog }))

/** PRODUCT 4, screen 18. What members say for a discount. */
export default function PromoCodesPage() {
  const { settings, today } = useGym()
  const exportAs = useExportAs('promoCodes', 'promo-codes')
  const mayEdit = may(useRole(), 'promoCodes.edit')
  const { live, records: codes } = useRecords(promoCodeRepository)
  const { records: templates } = useRecords(memberPackageRepository)
  const views = useMemo(() => promoViews(today), [today])
  const { list, ...view } = useRecordList('promoCodes', views, live, codes)
  const { tab, edit, create } = list
  const hasUses = codes.some(({ usedCount }) => usedCount > 0)
  const columns = useMemo(
    () => promoColumns({ templates, settings, today, hasUses }),
    [templates, settings, today, hasUses],
  )
  /** The code whose terms the new one begins with. */
  const [model, setModel] = useState<PromoCode | null>(null)
  /** The code that is tested; '' is one that is to be typed. */
  const [tested, setTested] = useState<string | null>(null)
  const acts = useRecordActs(promoCodeRepository, promoActWords)
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

  return (
    <>
      <ListPage
        {...view}
        list={list}
        title="Promo codes"
        singular="promo code"
        plural="promo codes"
        hint="Codes that take a percentage off a sale."
        primary={mayEdit ? { label: 'New code', icon: 'pi-plus', run: addNew } : undefined}
        actions={
          codes.length > 0 && (
            <Button icon="pi-question-circle" aria-label="Test a code" onClick={() => setTested('')}>
              Test
            </Button>
          )
        }
        search={{ placeholder: 'Code', isHeld: true }}
        columns={columns}
        rowActions={actionsOf}
        canEdit={mayEdit && tab !== 'archived'}
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
      </Suspense>
      {/* Apart from the drawer, which would be hidden while a dialog loads and come back above it. */}
      <Suspense fallback={null}>
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
