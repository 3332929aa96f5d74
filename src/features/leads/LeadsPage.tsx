import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { may, reachOf } from '@/domain/access/collections'
import type { Lead, LeadStatus, Outcome } from '@/domain/leads/lead'
import { EVERYONE } from '@/components/leads/leadsLink'
import { usePeople } from '@/components/people/usePeople'
import { useExportAs } from '@/components/records/useExportAs'
import { useRecordList } from '@/components/records/useRecordList'
import { useGym } from '@/session/useGym'
import { useSignedIn } from '@/session/useSession'
import { Button } from '@/ui/Button'
import { ErrorState } from '@/ui/ErrorState'
import { Page } from '@/ui/Page'
import { TableSkeleton } from '@/ui/Skeletons'
import { justOne, type Choice } from '@/lists/choice'
import { ListPage } from '@/lists/ListPage'
import { ListToolbar } from '@/lists/ListToolbar'
import { leadActions, type LeadDoors, type LeadRights } from './leadActions'
import { useLeadBulkActions } from './leadBulkActions'
import { leadColumns } from './leadColumns'
import { hintOf } from './leadHints'
import {
  boardFilters,
  closedTabs,
  daysAsked,
  isReadWhenOpened,
  leadsOnBoard,
  leadViews,
  lookOf,
  MOST_NAMED,
} from './leadViews'
import { LeadOverlays, type OpenOverLeads } from './LeadOverlays'
import { LookSwitch } from './LookSwitch'
import { useLeadActs } from './useLeadActs'
import { useLeadFilters } from './useLeadFilters'
import { useLeads } from './useLeads'
import { useTake } from './useTake'
import styles from './LeadsPage.module.css'

const Board = lazy(async () => ({ default: (await import('./board/Board')).Board }))
const FunnelView = lazy(async () => ({ default: (await import('./funnel/FunnelView')).FunnelView }))

const searched = { placeholder: 'Name or phone', isHeld: true }

/** PRODUCT 4, screen 9: whoever asked about the centre, until they buy. */
export default function LeadsPage() {
  const { settings, today } = useGym()
  const { role } = useSignedIn().role
  const exportAs = useExportAs('leads', 'leads')
  const [search] = useSearchParams()
  const look = lookOf(search.get('view'))
  // `useRecordList` reads the tab out of the same address, and needs the leads that it holds.
  const asked = search.get('tab') ?? ''
  const closed = asked === 'converted' || asked === 'lost' ? closedTabs[asked] : undefined
  const created = search.get('created') ?? undefined
  const days = useMemo(() => daysAsked(created, today), [created, today])
  const views = useMemo(() => leadViews(today, settings.timezone, days), [today, settings.timezone, days])
  const { live, leads, isCut } = useLeads(closed ?? (asked === EVERYONE ? days : null))
  const { list, tabs, ...view } = useRecordList('leads', views, live, leads)
  const { tab, q, filters: chosen, edit, open: openLead } = list
  const ownerIds = useMemo(() => leads.map(({ ownerId }) => ownerId), [leads])
  const ownerOf = usePeople(ownerIds, MOST_NAMED)
  const filters = useLeadFilters(leads, ownerOf)
  const columns = useMemo(
    () => leadColumns({ tab, settings, today, ownerOf }),
    [tab, settings, today, ownerOf],
  )
  const seesMembers = reachOf(role, 'members', 'get') !== 'never'
  const seesStaff = reachOf(role, 'staff', 'list') !== 'never'
  const rights = useMemo(
    (): LeadRights => ({
      mayConvert: seesMembers,
      mayDelete: may(role, 'leads.delete'),
      mayAssign: ({ ownerId }) => seesStaff || ownerId === '',
      assignLabel: seesStaff ? 'Assign' : 'Assign to me',
    }),
    [seesMembers, seesStaff, role],
  )
  const take = useTake()

  const mayImport = may(role, 'leads.import')

  const [open, setOpen] = useState<OpenOverLeads | null>(null)
  const close = useCallback(() => setOpen(null), [])
  const importThem = () => setOpen({ kind: 'import' })
  const log = useCallback(
    (lead: Lead, outcome?: Outcome) => {
      setOpen({ kind: 'strip', id: lead.id, outcome })
      openLead(lead.id)
    },
    [openLead],
  )
  const acts = useLeadActs(log)
  const assign = useCallback(
    (who: Choice<Lead>) => (seesStaff ? setOpen({ kind: 'assign', who }) : take(who)),
    [seesStaff, take],
  )
  const sendSms = useCallback((who: Choice<Lead>) => setOpen({ kind: 'sms', who }), [])
  const moveChosen = useCallback((who: Choice<Lead>) => setOpen({ kind: 'moveChosen', who }), [])
  const lose = useCallback((who: Choice<Lead>) => setOpen({ kind: 'lose', who }), [])
  const actionsOf = useCallback(
    (lead: Lead) => {
      const doors: LeadDoors = {
        ...acts,
        edit,
        log,
        convert: () => setOpen({ kind: 'convert', lead }),
        move: () => setOpen({ kind: 'move', lead }),
        assign: () => assign(justOne(lead)),
        sendSms: () => sendSms(justOne(lead)),
      }
      return leadActions(lead, doors, rights, settings.locale)
    },
    [acts, edit, log, assign, sendSms, rights, settings.locale],
  )
  const bulkDoors = useMemo(
    () => ({ assign, sendSms, move: moveChosen, lose }),
    [assign, sendSms, moveChosen, lose],
  )
  const bulkActions = useLeadBulkActions(tab, bulkDoors, rights)
  const shownTabs = useMemo(
    () =>
      tabs.map((one) => (isReadWhenOpened(one.id) && one.id !== tab ? { ...one, count: undefined } : one)),
    [tabs, tab],
  )
  const boardDoors = useMemo(
    () => ({
      log,
      move: (lead: Lead, to: LeadStatus) => setOpen({ kind: 'move', lead, to }),
      convert: (lead: Lead) => setOpen({ kind: 'convert', lead }),
    }),
    [log],
  )
  const openLeads = useMemo(
    () => leadsOnBoard(leads, { q, filters: chosen }, views),
    [leads, q, chosen, views],
  )
  const frame = {
    title: 'Leads',
    primary: { label: 'New lead', icon: 'pi-plus', run: list.create },
    actions: (
      <>
        <LookSwitch look={look} />
        <Button icon="pi-qrcode" aria-label="Enquiry page" onClick={() => setOpen({ kind: 'enquiryPage' })}>
          <span className={styles.words}>Enquiry page</span>
        </Button>
        {mayImport && (
          <Button icon="pi-upload" aria-label="Import" onClick={importThem}>
            <span className={styles.words}>Import</span>
          </Button>
        )}
      </>
    ),
  }

  return (
    <>
      {look === 'funnel' && (
        <Page {...frame} hint="What became of those who asked. Each chart has its table.">
          <Suspense fallback={<TableSkeleton rows={6} columns={3} />}>
            <FunnelView />
          </Suspense>
        </Page>
      )}
      {look === 'board' && (
        <Page
          {...frame}
          fills
          count={live.status === 'ready' ? openLeads.length : undefined}
          hint="Drag a lead to its next status, or use its menu."
          toolbar={
            <ListToolbar
              list={list}
              search={searched}
              filters={filters.filter(({ id }) => boardFilters.includes(id))}
            />
          }
        >
          {live.status === 'failed' && <ErrorState error={live.error} retry={() => live.retry()} />}
          {live.status === 'loading' && <TableSkeleton rows={6} columns={5} />}
          {live.status === 'ready' && (
            <Suspense fallback={<TableSkeleton rows={6} columns={5} />}>
              <Board
                leads={openLeads}
                doors={boardDoors}
                mayConvert={seesMembers}
                ownerOf={ownerOf}
                onOpen={openLead}
              />
            </Suspense>
          )}
        </Page>
      )}
      {look === 'list' && (
        <ListPage
          {...view}
          {...frame}
          list={list}
          tabs={shownTabs}
          tellsElsewhere={false}
          singular="lead"
          plural="leads"
          hint={hintOf(tab, { days, isCut, locale: settings.locale })}
          summed={view.page.status === 'ready' ? view.page.value.rows : []}
          search={searched}
          filters={filters}
          columns={columns}
          rowActions={actionsOf}
          bulkActions={bulkActions}
          canEdit
          exportAs={exportAs}
          empty={{
            text:
              leads.length === 0
                ? 'No leads yet. Put the QR code of the enquiry page at reception, and add everyone else who asks.'
                : 'Nobody to call today or tomorrow.',
            act: { label: 'Add a lead', icon: 'pi-plus', run: list.create },
            secondAct: mayImport
              ? { label: 'Import from a file', icon: 'pi-upload', run: importThem }
              : { label: 'Show the QR code', icon: 'pi-qrcode', run: () => setOpen({ kind: 'enquiryPage' }) },
          }}
        />
      )}
      <LeadOverlays {...{ open, list, seesMembers, actionsOf }} onOpenLead={openLead} onClose={close} />
    </>
  )
}
