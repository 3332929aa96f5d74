import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react'
import { memberDoneUntil } from '@/domain/dashboard/memberTodo'
import { snoozeDays, snoozedUntil } from '@/domain/dashboard/snoozes'
import type { TodoRow } from '@/domain/dashboard/todoRow'
import type { UnmarkedExit } from '@/domain/dashboard/unmarkedExits'
import type { Invoice } from '@/domain/invoices/invoice'
import { offeredActs } from '@/domain/invoices/offeredActs'
import type { ListedMember } from '@/domain/members/listedMember'
import { possibleActs } from '@/domain/packageLife/possibleActs'
import { addDays } from '@/domain/shared/calendar'
import type { CivilDate } from '@/domain/shared/civilDate'
import { formatCivil } from '@/domain/shared/formatDate'
import { usePressedAct } from '@/components/invoices/usePressedAct'
import { attempt } from '@/components/records/attempt'
import { useGym } from '@/session/useGym'
import { useRole } from '@/session/useSession'
import { showToast } from '@/ui/feedback/toast'
import type { MenuAction } from '@/ui/Menu'
import { useDashboardSlots } from '../dashboardSlots'
import { useDashboard } from '../useDashboard'
import type { Snoozes } from '../useSnoozes'
import { nameOf } from './todoWords'

const CorrectDialog = lazy(async () => ({
  default: (await import('@/components/attendance/CorrectDialog')).CorrectDialog,
}))

export type MainAct = { label: string; icon: string; run: () => void }

export type TodoActs = {
  /** After a call or a message: opens where what came of it is logged, for whom that is kept. */
  contacted: (row: TodoRow) => void
  /** What sets it right, the first first; none where only its record helps. */
  mainActs: (row: TodoRow) => MainAct[]
  /** Put off, or done. */
  laterActs: (row: TodoRow) => MenuAction[]
  show: (row: TodoRow) => void
  /** The sheet of the act that was started. */
  sheet: ReactNode
}

type Open =
  | { kind: 'sell' | 'renew'; memberId: string }
  | { kind: 'collect' | 'reject'; invoice: Invoice }
  | { kind: 'log'; leadId: string }
  | { kind: 'exit'; exit: UnmarkedExit }

const laterLabels: Record<(typeof snoozeDays)[number], string> = {
  1: 'Until tomorrow',
  3: 'For 3 days',
  7: 'For a week',
}

/** The work list has the exits of two days. */
const exitDoneUntil = ({ date }: UnmarkedExit): CivilDate => addDays(date, 1)

/** Until when it is hidden once it is done; null for what goes only when its record changes. */
function doneUntilOf(
  row: TodoRow,
  today: CivilDate,
  settings: Parameters<typeof memberDoneUntil>[2],
): CivilDate | null {
  switch (row.kind) {
    case 'approval':
    case 'overdue':
    case 'pastDue':
      return null
    case 'staff':
      return exitDoneUntil(row.exit)
    // The next night, or the next look, finds what still stands; a lead is due until a contact is logged.
    case 'lead':
    case 'night':
    case 'drift':
    case 'device':
      return today
    default:
      return memberDoneUntil(row, today, settings)
  }
}

/** What may be done with a thing on the work list, in place. */
export function useTodoActs({ hide }: Pick<Snoozes, 'hide'>): TodoActs {
  const { today, settings } = useGym()
  const role = useRole()
  const press = usePressedAct()
  const { listed } = useDashboard()
  const [open, setOpen] = useState<Open | null>(null)
  const close = useCallback(() => setOpen(null), [])

  const put = (row: TodoRow, until: CivilDate, text: string) =>
    void attempt(async () => {
      await hide(row.key, until)
      showToast({ text, undo: () => hide(row.key, null) })
    })

  function contacted(row: TodoRow) {
    if (row.kind === 'lead') setOpen({ kind: 'log', leadId: row.lead.id })
  }

  function renewals(member: ListedMember | undefined): MainAct[] {
    if (member === undefined) return []
    const act = possibleActs(member, today, role).find(
      (one) => (one.act === 'sell' || one.act === 'renew') && one.why === null,
    )?.act
    const kind = act === 'sell' ? act : 'renew'
    const label = kind === 'sell' ? 'Sell' : 'Renew'
    return act === undefined
      ? []
      : [{ label, icon: 'pi-refresh', run: () => setOpen({ kind, memberId: member.id }) }]
  }

  function mainActs(row: TodoRow): MainAct[] {
    switch (row.kind) {
      case 'expired':
      case 'grace':
      case 'expiring':
        return renewals(row.member)
      // The night says to renew by hand whom it could not bill.
      case 'night': {
        const { task, memberId } = row.item
        const members = listed.status === 'ready' ? listed.value : []
        return task === 'bill' ? renewals(members.find(({ id }) => id === memberId)) : []
      }
      case 'overdue':
      case 'pastDue':
        return [
          {
            label: 'Collect',
            icon: 'pi-wallet',
            run: () => setOpen({ kind: 'collect', invoice: row.invoice }),
          },
        ]
      case 'approval': {
        const offered = offeredActs(row.invoice, { role, today, settings })
        const approve = () =>
          void attempt(async () => {
            const after = await press('approve', row.invoice.id)
            if (after)
              showToast({
                text: `${after.packageName || 'The invoice'} for ${after.customerName} is approved.`,
              })
          })
        return [
          ...(offered.includes('approve') ? [{ label: 'Approve', icon: 'pi-check', run: approve }] : []),
          ...(offered.includes('reject')
            ? [
                {
                  label: 'Reject',
                  icon: 'pi-times',
                  run: () => setOpen({ kind: 'reject', invoice: row.invoice }),
                },
              ]
            : []),
        ]
      }
      case 'lead':
        return [{ label: 'Log', icon: 'pi-comment', run: () => contacted(row) }]
      case 'staff':
        return [
          {
            label: 'Set the exit',
            icon: 'pi-sign-out',
            run: () => setOpen({ kind: 'exit', exit: row.exit }),
          },
        ]
      default:
        return []
    }
  }

  function laterActs(row: TodoRow): MenuAction[] {
    const name = nameOf(row)
    const doneUntil = doneUntilOf(row, today, settings)
    return [
      ...(doneUntil === null
        ? []
        : [{ label: 'Done', icon: 'pi-check', run: () => put(row, doneUntil, `Done: ${name}.`) }]),
      // A birthday is over tomorrow.
      ...(row.kind === 'birthday' ? [] : snoozeDays).map((days) => {
        const until = snoozedUntil(today, days)
        return {
          label: laterLabels[days],
          icon: 'pi-clock',
          run: () => put(row, until, `${name} is back on this list on ${formatCivil(addDays(until, 1))}.`),
        }
      }),
    ]
  }

  return {
    contacted,
    mainActs,
    laterActs,
    show: (row) => void attempt(() => hide(row.key, null)),
    sheet: open && <Sheet open={open} onClose={close} />,
  }
}

function Sheet({ open, onClose }: { open: Open; onClose: () => void }) {
  const { PackageAct, Collect, Reject, LogLead } = useDashboardSlots()
  return (
    <Suspense fallback={null}>
      {(open.kind === 'sell' || open.kind === 'renew') && (
        <PackageAct act={open.kind} memberId={open.memberId} onClose={onClose} />
      )}
      {open.kind === 'collect' && <Collect invoice={open.invoice} onClose={onClose} />}
      {open.kind === 'reject' && <Reject invoice={open.invoice} onClose={onClose} />}
      {open.kind === 'log' && <LogLead leadId={open.leadId} onClose={onClose} />}
      {open.kind === 'exit' && <SetExit exit={open.exit} onClose={onClose} />}
    </Suspense>
  )
}

type SetExitProps = { exit: UnmarkedExit; onClose: () => void }

function SetExit({ exit: { staffId, name, code, dp, date, visits }, onClose }: SetExitProps) {
  const person = { personId: staffId, personType: 'employee' as const, name, code, dp }
  return <CorrectDialog person={person} date={date} seen={visits} onClose={onClose} />
}
