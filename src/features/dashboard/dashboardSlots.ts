import { createContext, useContext, type ComponentType } from 'react'
import type { Invoice } from '@/domain/invoices/invoice'
import type { FigureRange, Span } from '@/domain/monthStats/figureRange'
import type { PackageActName } from '@/domain/packageLife/possibleActs'

type OnClose = { onClose: () => void }

/**
 * What other subjects do for a thing on the work list, in place, and what they draw below it. Features do not know each other, so `app` fills these
 * in, each to be loaded when it is opened (decision 40).
 */
export type DashboardSlots = {
  PackageAct: ComponentType<OnClose & { act: PackageActName; memberId: string }>
  Collect: ComponentType<OnClose & { invoice: Invoice }>
  LeadFunnel: ComponentType<{ range: FigureRange; span: Span }>
  LogLead: ComponentType<OnClose & { leadId: string }>
  Reject: ComponentType<OnClose & { invoice: Invoice }>
}

export const DashboardSlotsContext = createContext<DashboardSlots | null>(null)

export function useDashboardSlots(): DashboardSlots {
  const slots = useContext(DashboardSlotsContext)
  if (slots === null) throw new Error('The dashboard stands within DashboardSlotsContext.')
  return slots
}
