import { lazy, Suspense, useCallback, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { may } from '@/domain/access/collections'
import { mayExport } from '@/domain/access/exports'
import type { Invoice } from '@/domain/invoices/invoice'
import { invoiceBook } from '@/data/invoices/invoiceBook'
import { DayCloseButton } from '@/components/money/DayCloseButton'
import { MoneyCheckNote } from '@/components/money/MoneyCheckNote'
import { RecordUpgradeLine } from '@/components/upkeep/RecordUpgradeLine'
import { useUpgradeState } from '@/components/upkeep/useUpgradeState'
import { useExportAs } from '@/components/records/useExportAs'
import { untilLimit } from '@/components/records/untilLimit'
import { mayUpgrade } from '@/components/upkeep/recordUpgrade'
import { useHasOlderRecords } from '@/components/upkeep/useHasOlderRecords'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { useRole, useBackend } from '@/session/useSession'
import { Button } from '@/ui/Button'
import type { BulkAction } from '@/lists/bulkAction'
import { ListPage } from '@/lists/ListPage'
import { streamOf } from '@/lists/streamOf'
import { useListState } from '@/lists/useListState'
import { PrintButton } from '@/lists/PrintButton'
import { invoiceTabs } from '@/data/invoices/invoiceQueries'
import { InvoiceActHost } from './acts/InvoiceActHost'
import { invoiceActions, type ActionContext } from './acts/invoiceActions'
import { useInvoiceActs } from './acts/useInvoiceActs'
import { usePressedAct } from '@/components/invoices/usePressedAct'
import { Figures } from './Figures'
import { invoiceColumns } from './invoiceColumns'
import styles from './invoices.module.css'
import { askedFor, filtersOf, invoiceFilters, invoiceSorts, sortsOf } from './invoiceView'
import { nameOfInvoice } from './invoiceWords'
import { emptyWords, filterDefinitions, hints, tabLabels } from './invoiceTabs'
import { useInvoiceFigures } from './useInvoiceFigures'
import { useLateUntil } from './useLateUntil'
import { useInvoiceRows } from './useInvoiceRows'
import { useViewer } from './useViewer'

const InvoiceDrawer = lazy(async () => ({ default: (await import('./drawer/InvoiceDrawer')).InvoiceDrawer }))
const DraftSheet = lazy(async () => ({ default: (await import('./draft/DraftSheet')).DraftSheet }))
const EditDraft = lazy(async () => ({ default: (await import('./draft/EditDraft')).EditDraft }))

const idOf = ({ id }: Invoice) => id

/**
 * Looks whether the centre has invoices that today's lists and figures pass over (null: it has), without counting them: a centre
 * may have a hundred thousand. What became late since a night that did not run is marked on the way, as much of it as one call does.
 */
function useOlderInvoices(): () => Promise<number | null> {
  const { gymId } = useGym()
  const { api } = useBackend()
  const invoices = useRepository(invoiceBook)
  const lateUntil = useLateUntil()
  const isOlder = useHasOlderRecords()
  const isAsked = mayUpgrade(useRole())
  return useCallback(async () => {
    if (isOlder) return null
    if (!isAsked) return 0
    if ((await invoices.behindTheDay(gymId, lateUntil)) === 0) return 0
    await api.call('markLate', { gymId })
    return 0
  }, [isOlder, isAsked, invoices, gymId, lateUntil, api])
}

/** PRODUCT 4, screen 15. */
export default function InvoicesPage() {
  const { gymId, today, settings } = useGym()
  const exportAs = useExportAs('invoices', 'invoices')
  const invoices = useRepository(invoiceBook)
  const role = useRole()
  const viewer = useViewer()
  const list = useListState({
    screen: 'invoices',
    tabs: invoiceTabs,
    sorts: invoiceSorts,
    descending: ['date'],
    filters: invoiceFilters,
  })
  const { tab, filters, sort, q, edit } = list
  const { page, isCut } = useInvoiceRows(list)
  const shown = page.status === 'ready' ? page.value : null
  const figures = useInvoiceFigures(shown?.rows)
  const lookForOlder = useOlderInvoices()
  const isUpgrading = useUpgradeState().kind === 'running'
  const lateUntil = useLateUntil()
  const { acts, open, close } = useInvoiceActs()
  const press = usePressedAct()
  const navigate = useNavigate()
  const sorts = useMemo(() => sortsOf(tab, filters), [tab, filters])
  const columns = useMemo(() => invoiceColumns(viewer, sorts, tab), [viewer, sorts, tab])
  const definitions = useMemo(() => filterDefinitions(filtersOf(tab, filters)), [tab, filters])
  const context = useMemo(
    (): ActionContext => ({ viewer, acts, edit, go: (address) => void navigate(address) }),
    [viewer, acts, edit, navigate],
  )
  const rowActions = useCallback((invoice: Invoice) => invoiceActions(invoice, context), [context])
  const isOwner = may(role, 'members.export')
  const bulkActions = useMemo(
    (): BulkAction<Invoice>[] =>
      tab === 'toApprove' && isOwner
        ? [
            {
              id: 'approve',
              label: 'Approve',
              icon: 'pi-check',
              title: (count) => (count === 1 ? 'Approve 1 invoice' : `Approve ${count} invoices`),
              text: 'They can be issued or sold then.',
              each: untilLimit(({ id }) => press('approve', id)),
            },
          ]
        : [],
    [tab, isOwner, press],
  )
  const all = useCallback(
    () =>
      q === ''
        ? invoices.all(gymId, askedFor({ tab, filters, sort }, today, lateUntil))
        : streamOf(shown?.rows ?? []),
    [q, shown, invoices, gymId, tab, filters, sort, today, lateUntil],
  )
  const isWhole = shown !== null && shown.next === null && list.cursor.after === undefined
  const isReturning = mayExport(role, 'gstr1') && settings.taxRegime === 'regular'
  const late = figures.owed && figures.owed.week.count + figures.owed.month.count + figures.owed.older.count
  const counts = {
    draft: figures.draft,
    toApprove: figures.toApprove,
    overdue: late,
    toClear: figures.toClear,
  }

  return (
    <>
      <ListPage
        list={list}
        title="Invoices"
        singular="invoice"
        plural="invoices"
        count={isWhole ? shown.rows.length : undefined}
        hint={isCut ? hints.cut : hints[tab]}
        primary={{ label: 'New invoice', icon: 'pi-plus', run: list.create }}
        actions={
          <>
            <DayCloseButton />
            <span className={styles.wideOnly}>
              {isReturning && (
                <Button
                  icon="pi-calculator"
                  disabled={isUpgrading}
                  onClick={() => acts.start({ kind: 'return' })}
                >
                  GSTR-1
                </Button>
              )}
              <PrintButton isDisabled={shown === null || shown.rows.length === 0} />
            </span>
          </>
        }
        tabs={invoiceTabs.map((id) => ({
          id,
          label: tabLabels[id],
          count: id in counts ? counts[id as keyof typeof counts] : undefined,
        }))}
        search={{ placeholder: 'Invoice number, name or phone' }}
        filters={definitions}
        columns={columns}
        page={page}
        rowId={idOf}
        rowName={nameOfInvoice}
        rowActions={rowActions}
        bulkActions={bulkActions}
        canEdit={tab === 'draft'}
        all={all}
        exportAs={exportAs}
        empty={emptyWords(tab, list.create)}
      >
        <RecordUpgradeLine list="invoices" look={lookForOlder} />
        <MoneyCheckNote />
        {q === '' && <Figures owed={figures.owed} />}
      </ListPage>
      <Suspense fallback={null}>
        {list.openId !== '' && list.editingId === '' && (
          <InvoiceDrawer key={list.openId} id={list.openId} list={list} context={context} />
        )}
      </Suspense>
      {/* Apart from the drawer, which would be hidden while a dialog loads and come back above it. */}
      <Suspense fallback={null}>
        {list.isCreating && <DraftSheet draft={null} onClose={list.closeCreate} onOpen={list.open} />}
        {list.editingId !== '' && (
          <EditDraft key={list.editingId} id={list.editingId} onClose={list.closeEdit} onOpen={list.open} />
        )}
      </Suspense>
      <InvoiceActHost open={open} onClose={close} />
    </>
  )
}
