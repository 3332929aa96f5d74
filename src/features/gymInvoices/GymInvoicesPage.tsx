import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { gymInvoiceRepository } from '@/data/gymInvoices/gymInvoiceRepository'
import type { PageOf } from '@/data/store/live'
import { PLATFORM } from '@/domain/audit/auditEntry'
import { screens } from '@/domain/access/screens'
import { receivedOf } from '@/domain/gymInvoices/gymCreditNote'
import { gymCreditNoteDocument } from '@/domain/gymInvoices/gymCreditNoteDocument'
import type { GymCreditNote, GymInvoice } from '@/domain/gymInvoices/gymInvoice'
import { gymInvoiceDocument } from '@/domain/gymInvoices/gymInvoiceDocument'
import { noPlatformSettings } from '@/domain/gymInvoices/platformSettings'
import type { CivilDate } from '@/domain/shared/civilDate'
import { DEFAULT_TIMEZONE } from '@/domain/shared/constants'
import { formatMoney, PLATFORM_MONEY } from '@/domain/shared/money'
import { saveDocument } from '@/components/documents/saveDocument'
import { PLATFORM_FORMAT } from '@/components/gym/useGymFormat'
import { answered } from '@/components/records/answered'
import { attempt } from '@/components/records/attempt'
import { useExportOf } from '@/components/records/useExportAs'
import { useRecordList } from '@/components/records/useRecordList'
import type { RowAction } from '@/lists/EntityTable'
import { ListPage } from '@/lists/ListPage'
import type { Live } from '@/live/live'
import { useLive } from '@/live/useLive'
import { useRepository } from '@/session/useRepository'
import { useBackend } from '@/session/useSession'
import { useToday } from '@/session/useToday'
import { useSearchParams } from 'react-router-dom'
import { Button, ButtonLink } from '@/ui/Button'
import { askToConfirm } from '@/ui/feedback/askToConfirm'
import { showToast } from '@/ui/feedback/toast'
import { FormatContext } from '@/ui/format/format'
import { Note } from '@/ui/Note'
import { gymInvoiceColumns } from './gymInvoiceColumns'
import { gymInvoiceFilters, gymInvoiceViews, SHOWN_MONTHS, spanOf } from './gymInvoiceViews'

const PayDialog = lazy(async () => ({ default: (await import('./PayDialog')).PayDialog }))
const PlatformSettingsForm = lazy(async () => ({
  default: (await import('./PlatformSettingsForm')).PlatformSettingsForm,
}))

const none: readonly GymInvoice[] = []

/** What was billed in the chosen month or the latest ones, and whatever is unpaid from before; each once. */
function useGymInvoices(
  month: string | undefined,
  today: CivilDate,
): { live: Live<PageOf<GymInvoice>>; invoices: readonly GymInvoice[] } {
  const repository = useRepository(gymInvoiceRepository)
  const { from, to } = spanOf(month, today)
  const issued = useLive(useMemo(() => repository.issuedBetween(from, to), [repository, from, to]))
  const unpaid = useLive(useMemo(() => repository.unpaid(), [repository]))
  const invoices = useMemo(() => {
    if (issued.status !== 'ready' || unpaid.status !== 'ready') return none
    const rows = [...unpaid.value.rows, ...issued.value.rows]
    return [...new Map(rows.map((invoice) => [invoice.id, invoice])).values()]
  }, [issued, unpaid])
  return { live: unpaid.status === 'ready' ? issued : unpaid, invoices }
}

/** What is marked as paid: an invoice by its centre, or a credit note to it. */
type Paying = { invoice: GymInvoice; note: GymCreditNote | null }

/** What the platform billed its centres (PRODUCT 4, screen 3): what is paid, and each invoice and credit note as a PDF. */
export default function GymInvoicesPage() {
  const { api, clock } = useBackend()
  const today = useToday(clock, DEFAULT_TIMEZONE)
  const [search] = useSearchParams()
  const { live, invoices } = useGymInvoices(search.get('month') ?? undefined, today)
  const { list, ...view } = useRecordList('gymInvoices', gymInvoiceViews, live, invoices)
  const repository = useRepository(gymInvoiceRepository)
  const settings = useLive(useMemo(() => repository.settings(), [repository]))
  const filters = useMemo(() => gymInvoiceFilters(invoices, today), [invoices, today])
  const exportAs = useExportOf(PLATFORM, 'gymInvoices', 'subscription-invoices')
  const [paying, setPaying] = useState<Paying | null>(null)
  const [isSetting, setSetting] = useState(false)
  const waiting = invoices.filter(({ isComplete }) => !isComplete).length

  const unpay = useCallback(
    (invoice: GymInvoice, note?: GymCreditNote) =>
      void attempt(async () => {
        const { payment } = note ?? invoice
        const named = { invoiceId: invoice.id, creditNote: note?.number }
        answered(await api.call('payGymInvoice', { ...named, payment: null }))
        showToast({
          text: note
            ? `${note.number} is marked as not given back.`
            : `${invoice.number} is marked as not paid.`,
          undo: async () => {
            const received = note ? undefined : receivedOf(invoice)
            answered(await api.call('payGymInvoice', { ...named, payment, received }))
          },
        })
      }),
    [api],
  )

  const unpayBefore = useCallback(
    ({ id, number, paidBefore }: GymInvoice) =>
      void attempt(async () => {
        const amount = formatMoney(paidBefore?.amount ?? 0, PLATFORM_MONEY)
        const isAgreed = await askToConfirm({
          title: `Take the earlier payment of ${number} back?`,
          text: `${amount} was marked as paid before the invoice had its tax. The centre then owes that again.`,
          act: `Take ${amount} back`,
        })
        if (!isAgreed) return
        answered(await api.call('payGymInvoice', { invoiceId: id, payment: null, isBefore: true }))
        showToast({ text: `The earlier payment of ${number} is taken back.` })
      }),
    [api],
  )

  const rowActions = useCallback(
    (invoice: GymInvoice): RowAction[] => [
      {
        label: 'Save PDF',
        icon: 'pi-file-pdf',
        key: 'D',
        run: () => void attempt(() => saveDocument(gymInvoiceDocument(invoice))),
      },
      ...invoice.creditNotes.map((note) => ({
        label: `Save ${note.number} as PDF`,
        icon: 'pi-file-pdf',
        run: () => void attempt(() => saveDocument(gymCreditNoteDocument(invoice, note))),
      })),
      {
        label: invoice.payment === null ? 'Mark as paid' : 'Change the payment',
        icon: 'pi-check',
        key: 'P',
        run: () => setPaying({ invoice, note: null }),
      },
      ...(invoice.payment === null
        ? []
        : [{ label: 'Mark as not paid', icon: 'pi-undo', run: () => unpay(invoice) }]),
      ...(invoice.paidBefore === null || invoice.payment !== null
        ? []
        : [
            {
              label: 'Take the earlier payment back',
              icon: 'pi-undo',
              run: () => unpayBefore(invoice),
            },
          ]),
      ...invoice.creditNotes
        .filter(({ isOwed }) => isOwed)
        .map((note) =>
          note.payment === null
            ? {
                label: `Mark ${note.number} as given back`,
                icon: 'pi-reply',
                run: () => setPaying({ invoice, note }),
              }
            : {
                label: `Mark ${note.number} as not given back`,
                icon: 'pi-undo',
                run: () => unpay(invoice, note),
              },
        ),
    ],
    [unpay, unpayBefore],
  )

  return (
    <FormatContext value={PLATFORM_FORMAT}>
      <ListPage
        {...view}
        list={list}
        title="Subscription invoices"
        singular="invoice"
        plural="invoices"
        hint={`The last ${SHOWN_MONTHS} months, and whatever is unpaid from before. Choose a month for an earlier one.`}
        actions={
          <>
            <ButtonLink icon="pi-arrow-left" to={screens.gymPackages.path}>
              Packages
            </ButtonLink>
            <Button icon="pi-id-card" disabled={settings.status !== 'ready'} onClick={() => setSetting(true)}>
              Your particulars
            </Button>
          </>
        }
        search={{ placeholder: 'Number, centre, package or reference', isHeld: true }}
        filters={filters}
        columns={gymInvoiceColumns}
        summed={view.page.status === 'ready' ? view.page.value.rows : []}
        opens={false}
        rowActions={rowActions}
        exportAs={exportAs}
        empty={{
          text: 'No invoices yet. One is made whenever a centre is given a paid package or renews it.',
        }}
      >
        {waiting > 0 && (
          <Note kind="problem">
            {waiting === 1 ? '1 invoice has' : `${waiting} invoices have`} no tax yet, because your
            particulars are missing or without a GSTIN. Enter them under Your particulars.
          </Note>
        )}
      </ListPage>
      <Suspense fallback={null}>
        {paying && <PayDialog {...paying} today={today} onClose={() => setPaying(null)} />}
        {isSetting && settings.status === 'ready' && (
          <PlatformSettingsForm
            settings={settings.value ?? noPlatformSettings}
            onClose={() => setSetting(false)}
          />
        )}
      </Suspense>
    </FormatContext>
  )
}
