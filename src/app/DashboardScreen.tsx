import { lazy } from 'react'
import DashboardPage from '@/features/dashboard/DashboardPage'
import { DashboardSlotsContext, type DashboardSlots } from '@/features/dashboard/dashboardSlots'

const slots: DashboardSlots = {
  PackageAct: lazy(async () => ({
    default: (await import('@/features/packageLife/PackageAct')).PackageAct,
  })),
  Collect: lazy(async () => ({
    default: (await import('@/features/invoices/acts/CollectSheet')).CollectSheet,
  })),
  LeadFunnel: lazy(async () => ({
    default: (await import('@/features/leads/funnel/LeadFunnel')).LeadFunnel,
  })),
  LogLead: lazy(async () => ({ default: (await import('@/features/leads/LogDialog')).LogDialog })),
  Reject: lazy(async () => ({
    default: (await import('@/features/invoices/acts/RejectDialog')).RejectDialog,
  })),
}

/** The owner's day, with what packages, invoices and leads do for it in place. */
export const DashboardScreen = () => (
  <DashboardSlotsContext value={slots}>
    <DashboardPage />
  </DashboardSlotsContext>
)
