import { createContext, useContext, type ComponentType } from 'react'
import type { Lead } from '@/domain/leads/lead'
import type { Choice } from '@/lists/choice'

/** What other subjects show over the list of leads; `app` fills it in, to be loaded when it is opened (decision 40). */
export type LeadSlots = { SmsDialog: ComponentType<{ who: Choice<Lead>; onClose: () => void }> }

export const LeadSlotsContext = createContext<LeadSlots | null>(null)

export function useLeadSlots(): LeadSlots {
  const slots = useContext(LeadSlotsContext)
  if (slots === null) throw new Error('The list of leads stands within LeadSlotsContext.')
  return slots
}
