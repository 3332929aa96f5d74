import type { TodoRow } from '@/domain/dashboard/todoRow'
import { staffRepository } from '@/data/staff/staffRepository'
import { firstOf } from '@/data/store/firstOf'
import { attempt } from '@/components/records/attempt'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { showToast } from '@/ui/feedback/toast'
import { contactOf, type Contact } from './contactOf'

type Way = keyof Contact

const open = (way: Way, link: string) =>
  way === 'call' ? window.open(link, '_self') : window.open(link, '_blank', 'noopener')

/**
 * Opens a call or a chat with the person a row is about; null where no number of theirs can be called. An employee's number is read
 * at the press: the day's visits don't have it, and the page reads no employee for them.
 */
export function useContact(row: TodoRow): Record<Way, (() => void) | null> {
  const { gymId, info, settings, today } = useGym()
  const staff = useRepository(staffRepository)
  const gym = { name: info.name, settings, today }
  if (row.kind === 'staff') {
    const { staffId, name } = row.exit
    const ask = (way: Way) => () =>
      void attempt(async () => {
        const employee = await firstOf(staff.one(gymId, staffId))
        const link = contactOf(row, gym, employee?.phone ?? '')?.[way]
        if (link) open(way, link)
        else showToast({ text: `${name} has no phone number that can be called.`, tone: 'problem' })
      })
    return { call: ask('call'), whatsApp: ask('whatsApp') }
  }
  const contact = contactOf(row, gym)
  const opener = (way: Way) => {
    const link = contact?.[way]
    return link ? () => void open(way, link) : null
  }
  return { call: opener('call'), whatsApp: opener('whatsApp') }
}
