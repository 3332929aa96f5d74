import { lazy } from 'react'
import { LeadSlotsContext, type LeadSlots } from '@/features/leads/leadSlots'
import LeadsPage from '@/features/leads/LeadsPage'

const slots: LeadSlots = {
  SmsDialog: lazy(async () => ({
    default: (await import('@/features/messages/LeadSmsDialog')).LeadSmsDialog,
  })),
}

/** Those who asked about the centre, with the messages that answer them. */
export const LeadsScreen = () => (
  <LeadSlotsContext value={slots}>
    <LeadsPage />
  </LeadSlotsContext>
)
