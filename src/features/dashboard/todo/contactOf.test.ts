import { expect, it } from 'vitest'
import { approvalRow } from '@/domain/dashboard/invoiceTodo'
import { keptLeadsOf, leadsDueOn } from '@/domain/dashboard/keptLeads'
import { leadTodo } from '@/domain/dashboard/leadTodo'
import type { TodoRow } from '@/domain/dashboard/todoRow'
import { settingsWith } from '@/domain/gyms/fixtures'
import { draftWith } from '@/domain/invoices/fixtures'
import { leadWith } from '@/domain/leads/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { contactOf } from './contactOf'

const today = civil('2026-11-20')
const gym = { name: 'Iron House', settings: settingsWith(), today }
const textIn = (link = '') => decodeURIComponent(link.split('?text=')[1] ?? '')

it('who waits for an approval can be written to, without an amount and without what was decided', () => {
  const waiting = draftWith({
    ...{ held: 'Pending Approval', customerName: 'Asha Rao', customerPhone: '9876543210' },
    packageName: 'Yearly',
  })
  const contact = contactOf(approvalRow(waiting, today, 'Asia/Kolkata'), gym)
  expect(contact?.call).toBe('tel:+919876543210')
  expect(textIn(contact?.whatsApp ?? '')).toBe(
    'Namaste Asha, this is Iron House. We are looking at your request for Yearly and will answer you soon.',
  )
})

it('an employee who was not marked out is asked when they left, by the number that their record has', () => {
  const day = { date: civil('2026-11-19'), entry: new Date('2026-11-19T03:30:00Z'), visits: [] }
  const row: TodoRow = {
    ...{ kind: 'staff', key: 'staff s1', rupees: 0, pressing: 1 },
    exit: { ...day, staffId: 's1', name: 'Ravi Kumar', code: '', dp: '' },
  }
  expect(contactOf(row, gym)).toBeNull()
  expect(textIn(contactOf(row, gym, '9876543210')?.whatsApp ?? '')).toBe(
    'Namaste Ravi, this is Iron House. You were not marked out on 19 Nov, 2026. When did you leave?',
  )
})

it('a lead is greeted, and one that asked for no messages can be called alone', () => {
  const leads = [leadWith({ id: 'kiran' }), leadWith({ id: 'quiet', noMessages: true })]
  const { rows } = leadTodo(leadsDueOn(keptLeadsOf(leads, today), today) ?? [], today)
  const [greeted, quiet] = rows.map((row) => contactOf(row, gym))
  expect(textIn(greeted?.whatsApp ?? '')).toBe('Namaste Kiran, this is Iron House.')
  expect(quiet).toEqual({ call: 'tel:+919876543211', whatsApp: null })
})
